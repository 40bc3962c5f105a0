import { expect, test } from "vitest";
import { isLoopback } from "./loopback";

test.each(["localhost", "LOCALHOST", "a.localhost", "127.0.0.1", "127.8.9.10", "[::1]", "::1"])(
  "%s is the machine itself",
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  "192.168.1.20",
  "10.0.0.1",
  "games.example",
  "127.example.org",
  "localhost.example",
  "[fe80::1]",
])("%s is known to others", (host) => expect(isLoopback(host)).toBe(false));
