// A boardgame.io server on this machine's own address: node server.js PORT. Its storage is in memory.
'use strict';

const { Server } = require('boardgame.io/server');
const { Town } = require('./game.js');

const server = Server({ games: [Town], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run({ port: Number(process.argv[2]) });
