/** What every browser has and Node lacks: somewhere to keep settings. */
const kept = new Map<string, string>();

globalThis.localStorage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (at) => [...kept.keys()][at] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};
