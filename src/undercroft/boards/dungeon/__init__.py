"""draft"""
from undercroft.boards.dungeon.doors import draw_doors
from undercroft.boards.dungeon.floors import draw_floors
from undercroft.boards.dungeon.ground import FRAME, compass, draw_frame, draw_ground
from undercroft.boards.dungeon.light import definitions
from undercroft.boards.dungeon.outline import SIZE
from undercroft.boards.shapes import group, rect, tag

def bare(board):
    w, h = board.width * SIZE + 2 * FRAME, board.height * SIZE + 2 * FRAME
    parts = [*draw_frame(board), *draw_ground(board, "N"), *draw_floors(board, "Great Hall"), *draw_doors(board)]
    return tag("svg", definitions(), group("board", FRAME, FRAME, *parts), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {w} {h}", width=w, height=h, font_family="'Trebuchet MS', 'DejaVu Sans', Verdana, sans-serif")
