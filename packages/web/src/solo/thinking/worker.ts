import { answering } from '../../workers/answering.ts';
import { thinking } from './questions.ts';

const deeds = thinking as unknown as Readonly<Record<string, (...about: unknown[]) => unknown>>;

answering((what, about) => deeds[what]!(...about));
