// boardgame.io's own server with the bench game and its own storage in memory.
// usage: node server.mjs FOLDER PORT, where FOLDER has node_modules with boardgame.io.
import { createRequire } from 'module';
import path from 'path';
import { frameworkRoller, makeGame } from './game.mjs';

const [folder, port] = process.argv.slice(2);
const require = createRequire(path.resolve(folder) + path.sep);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const game = makeGame(INVALID_MOVE, frameworkRoller);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
