import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./style.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Browsers that know it keep the built files; elsewhere, and while developing, nothing is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register("/worker.js").catch(() => null),
  );
