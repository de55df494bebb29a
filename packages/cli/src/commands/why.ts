import type { LedgerLanguage } from '@oubliette/kernel/ledger';
import { Command, Option } from 'commander';
import { actionOf, ruleSentence } from '../action.ts';
import { openMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { actingSeat } from '../seats.ts';

interface WhyOptions {
  readonly as?: string;
  readonly lang: LedgerLanguage;
}

function why(path: string, text: string, { as, lang }: WhyOptions): CommandAnswer {
  const { match, registered } = openMatchFile(path);
  const { game, state } = match;
  const wish = actionOf(match, text, 'action');
  const seat = actingSeat(match, as);
  const action = game.notation.printAction(wish);
  const refusal = game.refusal(state, seat, wish);
  if (refusal === null) {
    return { text: `${seat} may “${action}”.`, json: { seat, action, allowed: true } };
  }
  const sentence = registered.ruleText(refusal.rule, lang);
  return {
    text: ruleSentence(registered, refusal, lang),
    json: { seat, action, allowed: false, ...refusal, text: sentence },
  };
}

export function whyCommand(reply: Reply): Command {
  return new Command('why')
    .description('say which rule forbids an action, or that it is allowed')
    .argument('<file>', 'a match file')
    .argument('<action>', 'an action in notation')
    .option('--as <seat>', 'who would act; by default whoever is asked, if it is one seat')
    .addOption(new Option('--lang <language>', 'of the rule').choices(['en', 'ru']).default('en'))
    .addHelpText(
      'after',
      examples('why evening.json pass', "why evening.json 'burn 6' --as white --lang ru"),
    )
    .action((file: string, action: string, wish: WhyOptions) => reply(why(file, action, wish)));
}
