"""The ladder: matches on all cores, each written down when it is over, to go on from later."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from undercroft.engine import BadFile
from undercroft.lab.matches import Match, Played, play

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Played)


def read(path: Path) -> list[Played]:
    """What was played so far; a line that was cut off when somebody stopped is played again."""
    if not path.exists():
        return []
    found = []
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadFile("no-file", path, error) from error
    for line in lines:
        try:
            found.append(_decoder.decode(line))
        except msgspec.DecodeError:
            continue
    return found


def climb(wanted: Iterable[Match], path: Path, workers: int | None = None) -> Iterator[Played]:
    """Play what is not written down yet, and write it down."""
    done = {one.match for one in read(path)}
    missing = [match for match in wanted if match not in done]
    if not missing:
        return
    try:
        file = path.open("ab")
    except OSError as error:
        raise BadFile("cant-write", path, error) from error
    with file, ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        try:
            for future in as_completed([pool.submit(play, match) for match in missing]):
                played = future.result()
                file.write(b"\n" + _encoder.encode(played))
                file.flush()
                yield played
        finally:
            pool.shutdown(cancel_futures=True)
