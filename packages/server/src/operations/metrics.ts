import { createServer, type Server } from 'node:http';
import type { Hall, SentAnswer } from '@oubliette/host/hall';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted on a node, in the form of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** The same hall, with its answers counted. */
  measured(hall: Hall): Hall;
  /** Counts what is open whenever somebody asks. */
  watch(open: { readonly sockets: () => number; readonly tables: () => number }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'oubliette_answers_total',
    help: 'Frames answered, by what was asked and what was told.',
    labelNames: ['do', 'tell'],
    registers,
  });
  const seconds = new Histogram({
    name: 'oubliette_answer_seconds',
    help: 'From a frame to its answer; for wishes that is when they are durable.',
    labelNames: ['do'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers,
  });

  const counted = (what: string, told: SentAnswer, begun: number): SentAnswer => {
    answers.inc({ do: what, tell: told.tell });
    seconds.observe({ do: what }, (performance.now() - begun) / 1000);
    return told;
  };

  return {
    registry,
    measured: hall => ({
      ...hall,
      get open() {
        return hall.open;
      },
      async take(frame, ticket) {
        const begun = performance.now();
        return counted(frame.do, await hall.take(frame, ticket), begun);
      },
    }),
    watch({ sockets, tables }) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      gauge('oubliette_sockets', 'Sockets that are open.', sockets);
      gauge('oubliette_tables', 'Matches that lie open on this node.', tables);
    },
  };
}

/** Answers whoever keeps the server, at a port that players do not see. */
export function serveMetrics({ registry }: Metrics, port: number): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then(text => {
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    });
  }).listen(port, '127.0.0.1');
}
