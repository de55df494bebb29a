import { Show } from 'solid-js';
import { catalogue } from '../i18n/catalogue.ts';
import { forgetUnlearned, unlearned } from '../i18n/language.ts';
import { Button } from './Button.tsx';
import './LanguageTrouble.css';

const text = catalogue({
  en: {
    trouble: 'The Russian texts could not be fetched. Reload when you are online.',
    close: 'Close',
  },
  ru: {
    trouble: 'Английские тексты не загрузились. Обновите страницу, когда появится связь.',
    close: 'Закрыть',
  },
});

/** Says beside the switch why the page still speaks as it did. */
export function LanguageTrouble() {
  return (
    <Show when={unlearned()}>
      <div class="language-trouble" role="alert">
        {text().trouble}{' '}
        <Button kind="ghost" size="small" onClick={forgetUnlearned}>
          {text().close}
        </Button>
      </div>
    </Show>
  );
}
