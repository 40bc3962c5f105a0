"""The bench game as a Python game for OpenSpiel: one explicit chance node per roll.

The outcomes of a chance node are the face counts of the roll; who plays, and how, is not known
here.
"""

from math import comb
from typing import Any

# No stubs exist for pyspiel, and it is not installed where only the project is checked.
import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

from benchmarks.peers.openspiel_core import (
    ACT,
    ARTIFACTS,
    ASSIST,
    BOSS_PILE,
    BOSSES,
    BUST,
    CAP,
    CHARGED,
    DICE,
    DONE,
    DRAINED,
    FIND,
    FIND_BOSS,
    GOLD,
    HEAL_ARTIFACT,
    HEAL_ITEM,
    HITS,
    KEEP,
    KO,
    LEVELS,
    PASS,
    PILE,
    RECHARGE,
    RECOVER,
    REROLL,
    ROLL,
    ROLL_BOSS,
    ROLL_BOSS_AGAIN,
    ROLL_ONE,
    SEATS,
    SEND,
    Seat,
    first_core,
)

MAX_ROLL = 16
BASE = MAX_ROLL + 1  # a roll is coded as defeated * BASE + moving

# Looked up once: reaching them through pyspiel at every node is slow.
CHANCE_NODE = int(pyspiel.PlayerId.CHANCE)
TERMINAL_NODE = int(pyspiel.PlayerId.TERMINAL)

Outcome = tuple[int, float]


def _outcomes(n: int) -> list[Outcome]:
    return [
        (defeated * BASE + moving, comb(n, defeated) * comb(n - defeated, moving) / 3.0**n)
        for defeated in range(n + 1)
        for moving in range(n - defeated + 1)
    ]


OUTCOMES = [_outcomes(n) for n in range(MAX_ROLL + 1)]

GAME_TYPE = pyspiel.GameType(
    short_name="python_dungeon_dice",
    long_name="Dungeon dice",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=BUST + 1,
    max_chance_outcomes=BASE * BASE,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=200.0,
    utility_sum=None,
    max_game_length=5000,
)


class DungeonState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """One position: OpenSpiel's interface first, then the rules in the order of a turn."""

    def __init__(self, game: "DungeonGame") -> None:
        """Start a game at its first roll."""
        super().__init__(game)
        self.core = first_core()
        self._begin_turn()

    def current_player(self) -> int:
        """Whose move it is, in OpenSpiel's numbers."""
        wait = self.core.wait
        if wait < ACT:
            return CHANCE_NODE
        if wait == DONE:
            return TERMINAL_NODE
        return self.core.turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.core.wait == DONE

    def returns(self) -> list[float]:
        """Scores at the end, zeros before."""
        if self.core.wait != DONE:
            return [0.0] * SEATS
        return [
            float(s[GOLD] + 3 * (s[CHARGED] + s[DRAINED]) + 5 * s[ARTIFACTS])
            for s in self.core.seats
        ]

    def chance_outcomes(self) -> list[Outcome]:
        """Face counts of the roll with their probabilities."""
        return OUTCOMES[self.core.want]

    def _legal_actions(self, player: int) -> list[int]:
        core = self.core
        wait = core.wait
        if wait == ACT:
            return self._actions()
        if wait == REROLL:
            return self._rerolls()
        if wait == KEEP:
            return list(range(max(0, CAP - core.total[0]), min(CAP, core.total[2]) + 1))
        return self._targets()

    def _apply_action(self, action: int) -> None:
        wait = self.core.wait
        if wait < ACT:
            self._rolled(wait, action // BASE, action % BASE)
        elif wait == ACT:
            self._act(action)
        elif wait == REROLL:
            self._reroll(action)
        elif wait == KEEP:
            self._settle(CAP - action, action)
        else:
            self._send(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{self.core.wait}:{action}"

    def __str__(self) -> str:
        """Show level, turn, room and seats."""
        core = self.core
        room = f"{core.room}+{core.room_bosses}"
        return f"level {core.level} turn {core.turn} wait {core.wait} room {room} {core.seats}"

    def _begin_turn(self) -> None:
        core = self.core
        me = core.seats[core.turn]
        core.given_up = False
        if core.opening:
            core.opening = False
            self._bust()
        elif me[DICE] or me[BOSSES]:
            self._take_from(me, -1)
        else:
            core.quiet = not any(s[DICE] or s[BOSSES] for s in core.seats)
            core.wait = ACT

    def _actions(self) -> list[int]:
        core = self.core
        me = core.seats[core.turn]
        out = [PASS]
        for i, seat in enumerate(core.seats):
            if i != core.turn and (seat[DICE] or seat[BOSSES]):
                out.append(ASSIST + i)
        for have, base in ((me[CHARGED], HEAL_ITEM), (me[ARTIFACTS], HEAL_ARTIFACT)):
            if have:
                for i, seat in enumerate(core.seats):
                    if seat[HITS]:
                        out.append(base + i)
        if me[HITS] == 1:
            out.append(RECOVER)
        if me[DRAINED]:
            out.append(RECHARGE)
        if core.room or core.room_bosses:
            out.append(BUST)
        return out

    def _act(self, action: int) -> None:
        core = self.core
        if action == BUST:
            self._bust()
            return
        core.given_up = core.quiet
        if PASS < action < HEAL_ITEM:
            self._take_from(core.seats[action - ASSIST], action - ASSIST)
            return
        if action != PASS:
            self._mend(core.seats[core.turn], action)
        self._end_turn()

    def _mend(self, me: Seat, action: int) -> None:
        if action < HEAL_ARTIFACT:
            me[CHARGED] -= 1
            me[DRAINED] += 1
            self.core.seats[action - HEAL_ITEM][HITS] -= 1
        elif action < RECOVER:
            self.core.seats[action - HEAL_ARTIFACT][HITS] -= 1
        elif action == RECOVER:
            me[HITS] -= 1
        else:
            me[DRAINED] -= 1
            me[CHARGED] += 1

    def _bust(self) -> None:
        core = self.core
        dice, bosses = core.room, core.room_bosses
        core.room = core.room_bosses = 0
        self._fight(dice, bosses, -1)

    def _take_from(self, them: Seat, helped: int) -> None:
        dice, bosses = them[DICE], them[BOSSES]
        them[DICE] = them[BOSSES] = 0
        self._fight(dice, bosses, helped)

    def _fight(self, dice: int, bosses: int, helped: int) -> None:
        core = self.core
        core.dice, core.bosses, core.helped = dice, bosses, helped
        core.fresh, core.total = [0] * 6, [0] * 4
        core.wait, core.want = (ROLL, dice) if dice else (ROLL_BOSS, bosses)

    def _rolled(self, wait: int, defeated: int, moving: int) -> None:
        core = self.core
        if wait == ROLL:
            core.fresh[:3] = defeated, moving, core.dice - defeated - moving
            core.total[0], core.total[1] = defeated, moving
            if core.bosses:
                core.wait, core.want = ROLL_BOSS, core.bosses
            else:
                self._reroll_window()
        elif wait == ROLL_BOSS:
            core.fresh[4], core.fresh[5] = moving, core.bosses - defeated - moving
            core.total[3] = moving
            if defeated:
                core.wait, core.want = ROLL_BOSS_AGAIN, defeated
            else:
                self._reroll_window()
        elif wait == ROLL_BOSS_AGAIN:
            core.total[2] += defeated
            core.total[3] += moving
            self._reroll_window()
        elif wait == ROLL_ONE:
            at = 2 if core.looking >= 3 else 0
            core.total[at] += defeated
            core.total[at + 1] += moving
            self._reroll_window()
        else:
            self._found(wait, defeated, moving)

    def _found(self, wait: int, defeated: int, moving: int) -> None:
        seat = self.core.seats[self.core.looking]
        if wait == FIND:
            seat[CHARGED] += defeated
            seat[GOLD] += seat[PILE] - defeated - moving
            seat[PILE] = 0
        else:
            seat[ARTIFACTS] += defeated
            seat[GOLD] += 3 * (seat[BOSS_PILE] - defeated - moving)
            seat[BOSS_PILE] = 0
        self._search()

    def _reroll_window(self) -> None:
        core = self.core
        me = core.seats[core.turn]
        if (me[CHARGED] or me[ARTIFACTS]) and any(core.fresh):
            core.wait = REROLL
        else:
            self._what_to_keep()

    def _rerolls(self) -> list[int]:
        core = self.core
        me = core.seats[core.turn]
        out = [0]
        if me[CHARGED]:
            out += [1 + i for i in range(6) if core.fresh[i]]
        if me[ARTIFACTS]:
            out += [7 + i for i in range(6) if core.fresh[i]]
        return out

    def _reroll(self, action: int) -> None:
        if not action:
            self._what_to_keep()
            return
        core = self.core
        slot = action - 1
        if slot < 6:
            me = core.seats[core.turn]
            me[CHARGED] -= 1
            me[DRAINED] += 1
        else:
            slot -= 6
        core.fresh[slot] -= 1
        if slot % 3 < 2:
            core.total[(2 if slot >= 3 else 0) + slot % 3] -= 1
        core.looking = slot
        core.wait, core.want = ROLL_ONE, 1

    def _what_to_keep(self) -> None:
        core = self.core
        total = core.total
        low, high = max(0, CAP - total[0]), min(CAP, total[2])
        if total[0] + total[2] <= CAP:
            self._settle(total[0], total[2])
        elif low < high:
            core.wait = KEEP
        else:
            self._settle(CAP - low, low)

    def _settle(self, kept: int, bosses_kept: int) -> None:
        core = self.core
        me = core.seats[core.turn]
        me[PILE] += kept
        me[BOSS_PILE] += bosses_kept
        me[DICE] += core.dice - core.total[1] - kept
        me[BOSSES] += core.bosses - core.total[3] - bosses_kept
        core.left, core.bosses_left = core.total[1], core.total[3]
        if core.helped >= 0:
            them = core.seats[core.helped]
            them[DICE] += core.left
            them[BOSSES] += core.bosses_left
            core.left = core.bosses_left = 0
        self._send_on()

    def _targets(self) -> list[int]:
        core = self.core
        others = [i + 1 for i in range(SEATS) if i != core.turn and core.seats[i][HITS] < KO]
        return [0, *others]

    def _send_on(self) -> None:
        core = self.core
        if core.left or core.bosses_left:
            if len(self._targets()) > 1:
                core.wait = SEND
                return
            core.room += core.left
            core.room_bosses += core.bosses_left
        if not any(core.total):
            self._hit(core.seats[core.turn])
        self._end_turn()

    def _send(self, to: int) -> None:
        core = self.core
        if core.bosses_left:
            core.bosses_left -= 1
            if to:
                core.seats[to - 1][BOSSES] += 1
            else:
                core.room_bosses += 1
        else:
            core.left -= 1
            if to:
                core.seats[to - 1][DICE] += 1
            else:
                core.room += 1
        self._send_on()

    def _hit(self, me: Seat) -> None:
        core = self.core
        me[HITS] += 1
        if me[HITS] == KO:
            core.room += me[DICE]
            core.room_bosses += me[BOSSES]
            me[DICE] = me[BOSSES] = me[PILE] = me[BOSS_PILE] = 0

    def _end_turn(self) -> None:
        core = self.core
        seats = core.seats
        if all(s[HITS] == KO for s in seats):
            core.wait = DONE
        elif core.given_up or not (
            core.room + core.room_bosses + sum(s[DICE] + s[BOSSES] for s in seats)
        ):
            core.looking = 0
            self._search()
        else:
            turn = (core.turn + 1) % SEATS
            while seats[turn][HITS] == KO:
                turn = (turn + 1) % SEATS
            core.turn = turn
            self._begin_turn()

    def _search(self) -> None:
        core = self.core
        while core.looking < SEATS:
            seat = core.seats[core.looking]
            if seat[PILE]:
                core.wait, core.want = FIND, seat[PILE]
                return
            if seat[BOSS_PILE]:
                core.wait, core.want = FIND_BOSS, seat[BOSS_PILE]
                return
            core.looking += 1
        if core.level == LEVELS:
            core.wait = DONE
        else:
            self._next_level()

    def _next_level(self) -> None:
        core = self.core
        for seat in core.seats:
            if seat[HITS]:
                seat[HITS] -= 1
            seat[CHARGED] += seat[DRAINED]
            seat[DRAINED] = seat[DICE] = seat[BOSSES] = 0
        core.level += 1
        core.turn = core.level - 1
        core.room, core.room_bosses = 14, core.level - 1
        core.opening = True
        self._begin_turn()


class DungeonGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """The game object OpenSpiel asks for states."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take OpenSpiel's parameters, of which there are none."""
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> DungeonState:
        """Start a game."""
        return DungeonState(self)


pyspiel.register_game(GAME_TYPE, DungeonGame)


def load() -> DungeonGame:
    """Load the game by its registered name, as an OpenSpiel user would."""
    game: DungeonGame = pyspiel.load_game(GAME_TYPE.short_name)
    return game
