// The bench game in JavaScript. The rule functions change G in place, which
// immer makes safe inside boardgame.io; `plain` drives them without it.
const PASS = 0, ASSIST = 1, HEAL_ITEM = 5, HEAL_ART = 9, RECOVER = 13, RECHARGE = 14, BUST = 15;
export const OVER = 0;
const OPEN = 1, TURN = 2;
const CAP = 3, KO = 3, LEVELS = 3;

function setup(players) {
  const seat = () => ({ dice: 0, bosses: 0, hits: 0, pile: 0, bossPile: 0, gold: 0,
    charged: 0, drained: 0, artifacts: 0 });
  return {
    level: 1, phase: OPEN, turn: 0, room: 14, roomBosses: 0,
    seats: Array.from({ length: players }, seat),
    ask: null, options: [], quiet: false, givenUp: false, fight: null, done: false,
  };
}

const count = (faces, f) => { let n = 0; for (const x of faces) if (x === f) n++; return n; };

function beginTurn(G, roll) {
  const me = G.seats[G.turn];
  G.givenUp = false;
  G.done = false;
  if (G.phase === OPEN) {
    G.phase = TURN;
    bust(G, roll);
  } else if (me.dice || me.bosses) {
    takeFrom(G, me, -1, roll);
  } else {
    G.quiet = !G.seats.some((s) => s.dice || s.bosses);
    ask(G, 'act', actions(G, me));
  }
}

function ask(G, kind, options) {
  G.ask = kind;
  G.options = options;
}

function actions(G, me) {
  const out = [PASS];
  G.seats.forEach((s, i) => { if (i !== G.turn && (s.dice || s.bosses)) out.push(ASSIST + i); });
  if (me.charged) G.seats.forEach((s, i) => { if (s.hits) out.push(HEAL_ITEM + i); });
  if (me.artifacts) G.seats.forEach((s, i) => { if (s.hits) out.push(HEAL_ART + i); });
  if (me.hits === 1) out.push(RECOVER);
  if (me.drained) out.push(RECHARGE);
  if (G.room || G.roomBosses) out.push(BUST);
  return out;
}

function act(G, code, roll) {
  const me = G.seats[G.turn];
  ask(G, null, []);
  if (code === BUST) return bust(G, roll);
  G.givenUp = G.quiet;
  if (code > PASS && code < HEAL_ITEM) {
    return takeFrom(G, G.seats[code - ASSIST], code - ASSIST, roll);
  }
  if (code === PASS) {
    // nothing
  } else if (code < HEAL_ART) {
    me.charged--;
    me.drained++;
    G.seats[code - HEAL_ITEM].hits--;
  } else if (code < RECOVER) {
    G.seats[code - HEAL_ART].hits--;
  } else if (code === RECOVER) {
    me.hits--;
  } else {
    me.drained--;
    me.charged++;
  }
  endTurn(G, roll);
}

function bust(G, roll) {
  const n = G.room, b = G.roomBosses;
  G.room = G.roomBosses = 0;
  startFight(G, n, b, -1, roll);
}

function takeFrom(G, them, helped, roll) {
  const n = them.dice, b = them.bosses;
  them.dice = them.bosses = 0;
  startFight(G, n, b, helped, roll);
}

function startFight(G, n, b, helped, roll) {
  const f = { n, b, helped, fresh: [0, 0, 0, 0, 0, 0], total: [0, 0, 0, 0], left: 0, bLeft: 0 };
  if (n) {
    const got = roll(n);
    f.total[0] = f.fresh[0] = count(got, 0);
    f.total[1] = f.fresh[1] = count(got, 1);
    f.fresh[2] = n - f.fresh[0] - f.fresh[1];
  }
  if (b) {
    const got = roll(b);
    const again = count(got, 0);
    f.total[3] = f.fresh[4] = count(got, 1);
    f.fresh[5] = b - again - f.fresh[4];
    if (again) {
      const more = roll(again);
      f.total[2] += count(more, 0);
      f.total[3] += count(more, 1);
    }
  }
  G.fight = f;
  rerollWindow(G, roll);
}

function rerollWindow(G, roll) {
  const me = G.seats[G.turn], f = G.fight;
  const options = [0];
  if (me.charged) f.fresh.forEach((k, i) => { if (k) options.push(1 + i); });
  if (me.artifacts) f.fresh.forEach((k, i) => { if (k) options.push(7 + i); });
  if (options.length > 1) ask(G, 'reroll', options);
  else whatToKeep(G, roll);
}

function reroll(G, code, roll) {
  const me = G.seats[G.turn], f = G.fight;
  ask(G, null, []);
  if (!code) return whatToKeep(G, roll);
  let slot = code - 1;
  if (slot < 6) {
    me.charged--;
    me.drained++;
  } else slot -= 6;
  f.fresh[slot]--;
  const base = slot >= 3 ? 2 : 0;
  if (slot % 3 < 2) f.total[base + (slot % 3)]--;
  const face = roll(1)[0];
  if (face < 2) f.total[base + face]++;
  rerollWindow(G, roll);
}

function whatToKeep(G, roll) {
  const t = G.fight.total;
  if (t[0] + t[2] <= CAP) return settle(G, t[0], t[2], roll);
  const low = Math.max(0, CAP - t[0]), high = Math.min(CAP, t[2]);
  if (low === high) return settle(G, CAP - low, low, roll);
  const options = [];
  for (let k = low; k <= high; k++) options.push(k);
  ask(G, 'keep', options);
}

function keep(G, k, roll) {
  ask(G, null, []);
  settle(G, CAP - k, k, roll);
}

function settle(G, kept, bKept, roll) {
  const me = G.seats[G.turn], f = G.fight;
  me.pile += kept;
  me.bossPile += bKept;
  me.dice += f.n - f.total[1] - kept;
  me.bosses += f.b - f.total[3] - bKept;
  f.left = f.total[1];
  f.bLeft = f.total[3];
  if (f.helped >= 0) {
    G.seats[f.helped].dice += f.left;
    G.seats[f.helped].bosses += f.bLeft;
    f.left = f.bLeft = 0;
  }
  sendOn(G, roll);
}

function sendOn(G, roll) {
  const f = G.fight;
  if (f.left || f.bLeft) {
    const options = [0];
    G.seats.forEach((s, i) => { if (i !== G.turn && s.hits < KO) options.push(i + 1); });
    if (options.length > 1) return ask(G, 'send', options);
    G.room += f.left;
    G.roomBosses += f.bLeft;
  }
  if (f.total.every((x) => !x)) takeHit(G, G.seats[G.turn]);
  endTurn(G, roll);
}

function send(G, to, roll) {
  const f = G.fight;
  ask(G, null, []);
  if (f.bLeft) {
    f.bLeft--;
    if (to) G.seats[to - 1].bosses++;
    else G.roomBosses++;
  } else {
    f.left--;
    if (to) G.seats[to - 1].dice++;
    else G.room++;
  }
  sendOn(G, roll);
}

function takeHit(G, me) {
  me.hits++;
  if (me.hits === KO) {
    G.room += me.dice;
    G.roomBosses += me.bosses;
    me.dice = me.bosses = me.pile = me.bossPile = 0;
  }
}

const diceInPlay = (G) =>
  G.seats.reduce((sum, s) => sum + s.dice + s.bosses, G.room + G.roomBosses);

function endTurn(G, roll) {
  G.fight = null;
  G.done = true;
  if (G.seats.every((s) => s.hits === KO)) {
    G.phase = OVER;
  } else if (G.givenUp || !diceInPlay(G)) {
    search(G, roll);
  } else {
    do G.turn = (G.turn + 1) % G.seats.length; while (G.seats[G.turn].hits === KO);
  }
}

function search(G, roll) {
  for (const s of G.seats) {
    if (s.pile) {
      const got = roll(s.pile);
      s.charged += count(got, 0);
      s.gold += count(got, 2);
    }
    if (s.bossPile) {
      const got = roll(s.bossPile);
      s.artifacts += count(got, 0);
      s.gold += 3 * count(got, 2);
    }
    s.pile = s.bossPile = 0;
  }
  if (G.level === LEVELS) {
    G.phase = OVER;
    return;
  }
  for (const s of G.seats) {
    if (s.hits) s.hits--;
    s.charged += s.drained;
    s.drained = s.dice = s.bosses = 0;
  }
  G.level++;
  G.phase = OPEN;
  G.turn = (G.level - 1) % G.seats.length;
  G.room = 14;
  G.roomBosses = G.level - 1;
}

const score = (s) => s.gold + 3 * (s.charged + s.drained) + 5 * s.artifacts;
export const scores = (G) => G.seats.map(score);

// The game for boardgame.io. `roller(args)` turns a hook's arguments into roll(n).
export const frameworkRoller = ({ random }) => (n) => random.D6(n).map((v) => (v - 1) >> 1);

export function makeGame(INVALID_MOVE, roller) {
  const next = (G, events) => {
    if (G.done && G.phase !== OVER) events.endTurn({ next: String(G.turn) });
  };
  const move = (kind, fn) => (args, code) => {
    const { G, events } = args;
    if (G.ask !== kind || !G.options.includes(code)) return INVALID_MOVE;
    fn(G, code, roller(args));
    next(G, events);
  };
  return {
    name: 'dungeon-dice',
    setup: ({ ctx }) => setup(ctx.numPlayers),
    turn: {
      onBegin: (args) => {
        beginTurn(args.G, roller(args));
        next(args.G, args.events);
      },
      order: { first: () => 0, next: ({ G }) => G.turn },
    },
    moves: {
      act: move('act', act),
      reroll: move('reroll', reroll),
      keep: move('keep', keep),
      send: move('send', send),
    },
    endIf: ({ G }) => (G.phase === OVER ? { scores: scores(G) } : undefined),
  };
}

// The same functions without the framework.
const MOVES = { act, reroll, keep, send };
export const plain = {
  start(roll) {
    const G = setup(4);
    plain.go(G, roll);
    return G;
  },
  go(G, roll) {
    while (!G.ask && G.phase !== OVER) beginTurn(G, roll);
  },
  apply(G, index, roll) {
    MOVES[G.ask](G, G.options[index], roll);
    plain.go(G, roll);
  },
};
