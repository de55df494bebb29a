import { type Accessor, type ComponentProps, type JSX, type ParentProps, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Button } from '../../components/Button.tsx';
import { WhyNot } from '../../components/WhyNot.tsx';
import { Folded } from '../Folded.tsx';
import { openScene } from './scene.ts';
import './Fight.css';

type FightSceneProps = ParentProps<{
  /** The fights of which game: what they are styled by. */
  readonly kind: 'combat' | 'bout';
  readonly title: string;
  readonly style?: JSX.CSSProperties;
  readonly isShown: boolean;
  /** An outcome is being read: there is nothing to take back, and nothing to put away. */
  readonly isTold: boolean;
  /** In a replay the scene lies there without taking the screen for itself. */
  readonly isLooking: boolean;
  /** It was put away, and may be had back. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** Whose half is the attacker's. */
  readonly first: string;
  /** How far it has come. */
  readonly steps: JSX.Element;
  /** What is asked or told below the stage. */
  readonly foot: JSX.Element;
  /** Why the last wish was refused. */
  readonly refused: ComponentProps<typeof WhyNot> | null;
  /** Asks the machine what it would do, where it can be asked. */
  readonly onAsk: (() => void) | null;
  readonly onUndo: ((at: Element) => void) | null;
  /** A press anywhere on the stage. */
  readonly onHurry?: () => void;
  readonly words: Readonly<Record<'hint' | 'takeBack' | 'board' | 'back', string>>;
  /** Changes after which the button that had the keys may be gone. */
  readonly changes: readonly Accessor<unknown>[];
  /** What in the scene gets the keys then; else the stage itself. */
  readonly main?: string;
}>;

/** A fight over the table: how far it has come, both sides, what is asked; and the way back to it. */
export function FightScene(props: FightSceneProps) {
  let scene!: HTMLDialogElement;
  openScene({
    scene: () => scene,
    isShown: () => props.isShown,
    isLooking: () => props.isLooking,
    changes: props.changes,
    main: stage =>
      (props.main && stage.querySelector<HTMLElement>(props.main)) ||
      stage.querySelector<HTMLElement>('.fight-stage'),
  });
  return (
    <Portal>
      <dialog
        class={`fight ${props.kind}`}
        ref={scene}
        aria-label={props.title}
        data-looking={props.isLooking || undefined}
        data-told={(props.isTold && !props.isLooking) || undefined}
        style={props.style}
        onCancel={event => event.preventDefault()}
      >
        <Show when={props.isShown}>
          {props.steps}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click only hurries what is seen */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
          <div class="fight-stage" tabindex="-1" onClick={() => props.onHurry?.()}>
            <div
              class={`fight-ground ${props.kind}-ground`}
              data-first={props.first}
              aria-hidden="true"
            />
            {props.children}
            <Show when={!props.isTold && !props.isLooking}>
              <Aside {...props} />
            </Show>
          </div>
          <Show when={props.refused}>{why => <WhyNot {...why()} />}</Show>
          {props.foot}
        </Show>
      </dialog>
      <Show when={props.isFolded}>
        <Folded title={props.title} back={props.words.back} onBack={() => props.onFold(false)} />
      </Show>
    </Portal>
  );
}

/** What can be done instead of answering. */
function Aside(props: FightSceneProps) {
  return (
    <div class="fight-aside">
      <Show when={props.onAsk}>
        {ask => (
          <Button kind="ghost" size="small" data-control="counsel" onClick={() => ask()()}>
            {props.words.hint}
          </Button>
        )}
      </Show>
      <Show when={props.onUndo}>
        {undo => (
          <Button kind="ghost" size="small" onClick={event => undo()(event.currentTarget)}>
            {props.words.takeBack}
          </Button>
        )}
      </Show>
      <Button kind="ghost" size="small" onClick={() => props.onFold(true)}>
        {props.words.board}
      </Button>
    </div>
  );
}
