import { text } from './messages.ts';
import { titles } from './titles.ts';

export function Footer() {
  return (
    <footer class="footer">
      <a href="#/matches">{titles().matches}</a>
      <a href="#/honours">{titles().honours}</a>
      <a href="#/about">{text().about}</a>
      <a href="#/settings">{titles().settings}</a>
      <span>
        {text().pictograms} <a href="https://game-icons.net">game-icons.net</a>, CC BY 3.0
      </span>
    </footer>
  );
}
