// Answers questions about one JavaScript variant, one JSON object a line:
// {work, seconds} gives units per CPU second, null for an ability it lacks;
// {traces: count} gives the traces of conformance games;
// {logLength: true} gives the mean decisions of its logged games.
// usage: node bench.mjs FOLDER VARIANT, where FOLDER has node_modules with boardgame.io.
// One variant a process: immer's proxies would spoil the type feedback of the plain rules.
import { createRequire } from 'module';
import path from 'path';
import readline from 'readline';
import { frameworkRoller, makeGame, OVER, plain, scores } from './game.mjs';

const [folder, variant] = process.argv.slice(2);
const require = createRequire(path.resolve(folder) + path.sep);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const POSITIONS = Array.from({ length: 32 }, (_, n) => n + 1);
const LOGS = 16;

// Conformance streams and hash (../RULES.md).
const mix = (x) => ((Math.imul(x, 2654435761 | 0) + 97) >>> 0) || 1;
const xor32 = (x) => { x ^= x << 13; x >>>= 0; x ^= x >>> 17; x ^= x << 5; return x >>> 0; };
const fnv = (h, v) => Math.imul(h ^ (v & 255), 16777619) >>> 0;

let diceX = 1;
const streamRoll = (n) => {
  const out = [];
  for (let i = 0; i < n; i++) { diceX = xor32(diceX); out.push((diceX % 6) >> 1); }
  return out;
};
const mathRoll = (n) => {
  const out = new Array(n);
  for (let i = 0; i < n; i++) out[i] = Math.floor(Math.random() * 3);
  return out;
};
const anyOf = (k) => Math.floor(Math.random() * k);

// boardgame.io's own reducer, without client or server around it.
class Reducer {
  batch = 1;
  serial = 0;
  own = this.build(frameworkRoller);
  streamed = this.build(() => streamRoll);

  build(roller) {
    const game = makeGame(INVALID_MOVE, roller);
    return { game, reducer: CreateGameReducer({ game }) };
  }
  start({ game, reducer } = this.own, seed = 's' + ++this.serial) {
    return { reducer, state: InitializeGame({ game: { ...game, seed }, numPlayers: 4 }) };
  }
  startStreamed() { return this.start(this.streamed); }
  G(t) { return t.state.G; }
  over(t) { return t.state.ctx.gameover !== undefined; }
  move(t, index) {
    const { G, ctx } = t.state;
    const payload = { type: G.ask, args: [G.options[index]], playerID: ctx.currentPlayer };
    t.state = t.reducer(t.state, { type: 'MAKE_MOVE', payload });
  }
  unstream(t) { return { reducer: this.own.reducer, state: t.state }; }
  share(t) { return { reducer: t.reducer, state: t.state }; } // states are immutable
  startLogged(seed) { return this.start(this.own, 'log' + seed); }
}

// The same rule functions, driven directly.
class Plain {
  batch = 100;

  start(roll = mathRoll) { return { roll, state: plain.start(roll) }; }
  startStreamed() { return this.start(streamRoll); }
  G(t) { return t.state; }
  over(t) { return t.state.phase === OVER; }
  move(t, index) { plain.apply(t.state, index, t.roll); }
  unstream(t) { return { roll: mathRoll, state: t.state }; }
  share(t) { return this.clone(t); }
  clone({ roll, state }) {
    const f = state.fight;
    const seats = state.seats.map((x) => ({ ...x }));
    const fight = f && { ...f, fresh: f.fresh.slice(), total: f.total.slice() };
    return { roll, state: { ...state, seats, options: state.options.slice(), fight } };
  }
  startLogged(seed) { diceX = mix(seed); return this.start(streamRoll); }
}

// What both can do, given the methods above.
function finish(v, t) {
  let n = 0;
  for (; !v.over(t); n++) v.move(t, anyOf(v.G(t).options.length));
  return n;
}

function walk(v, game, moves) {
  diceX = mix(2 * game);
  let pick = mix(2 * game + 1), hash = 2166136261, n = 0;
  const t = v.startStreamed();
  while (!v.over(t) && n !== moves) {
    pick = xor32(pick);
    const k = v.G(t).options.length, i = pick % k;
    hash = fnv(fnv(hash, k), i);
    n++;
    v.move(t, i);
  }
  return { t, hash, n };
}

function trace(v, game) {
  const { t, hash, n } = walk(v, game, -1);
  const values = (s) => [s.gold, s.charged, s.drained, s.artifacts, s.hits];
  return [v.G(t).seats.flatMap(values).reduce(fnv, hash), n];
}

function middle(v, game) {
  return v.unstream(walk(v, game, Math.floor(walk(v, game, -1).n / 2)).t);
}

function record(v, seed) {
  const t = v.startLogged(seed), answers = [];
  while (!v.over(t)) {
    const i = anyOf(v.G(t).options.length);
    answers.push(i);
    v.move(t, i);
  }
  const log = { seed, answers, scores: String(scores(v.G(t))) };
  if (replay(v, log) !== log.scores) throw new Error('replay differs');
  return log;
}

function replay(v, { seed, answers }) {
  const t = v.startLogged(seed);
  for (const i of answers) v.move(t, i);
  return String(scores(v.G(t)));
}

// Units done by one call of each work; a batch a call, as reading the CPU clock is not free.
function works(v) {
  const spots = POSITIONS.map((game) => middle(v, game));
  const logs = Array.from({ length: LOGS }, (_, i) => record(v, i + 1));
  let at = 0;
  const next = (list) => list[at++ % list.length];
  const times = (fn) => () => { let n = 0; for (let i = 0; i < v.batch; i++) n += fn(); return n; };
  return {
    logLength: logs.reduce((sum, log) => sum + log.answers.length, 0) / LOGS,
    play: times(() => finish(v, v.start())),
    clone: v.clone && times(() => { for (const s of spots) v.clone(s); return spots.length; }),
    playout: times(() => { finish(v, v.share(next(spots))); return 1; }),
    replay: times(() => { const log = next(logs); replay(v, log); return log.answers.length; }),
  };
}

const cpu = () => { const c = process.cpuUsage(); return (c.user + c.system) / 1e6; };
function speed(fn, seconds) {
  const start = cpu();
  let n = 0, spent;
  do { n += fn(); spent = cpu() - start; } while (spent < seconds);
  return n / spent;
}

const v = variant === 'plain' ? new Plain() : new Reducer();
const work = works(v);

function answer({ work: name, seconds, traces, logLength }) {
  if (traces) return Array.from({ length: traces }, (_, i) => trace(v, i + 1));
  if (logLength) return work.logLength;
  return work[name] ? speed(work[name], seconds) : null;
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
