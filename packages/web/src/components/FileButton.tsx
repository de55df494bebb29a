import { Button } from './Button.tsx';

const JSON_FILES = '.json,application/json';

interface FileButtonProps {
  readonly label: string;
  readonly size?: 'small';
  /** Not possible now. */
  readonly unavailable?: boolean;
  /** What files are offered; JSON without a word. */
  readonly accept?: string;
  readonly onChoose: (file: File) => void;
}

/** A button that lets people choose a file. The same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  let chooser!: HTMLInputElement;

  function take(): void {
    const [file] = chooser.files ?? [];
    chooser.value = '';
    if (file !== undefined) props.onChoose(file);
  }

  return (
    <>
      <input
        hidden
        type="file"
        accept={props.accept ?? JSON_FILES}
        aria-label={props.label}
        ref={chooser}
        onChange={take}
      />
      <Button
        {...(props.size === undefined ? {} : { size: props.size })}
        unavailable={props.unavailable === true}
        onClick={() => props.unavailable !== true && chooser.click()}
      >
        {props.label}
      </Button>
    </>
  );
}
