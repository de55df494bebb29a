/**
 * High contrast, said once for every drawing: black fills, white edges, no paving, light or
 * shadow. The classes are set where the shapes are drawn.
 */
const flat = (scope: string): string => `
${scope} .oub-soft { display: none }
${scope} .oub-floor { fill: #000 }
${scope} .oub-grid { stroke: #fff; stroke-opacity: .45 }
${scope} .oub-wall { fill: #fff; stroke: #fff }
${scope} .oub-slit { fill: #000; stroke: #fff; stroke-width: 1px }
${scope} .oub-slit-light { fill: none }
${scope} .oub-pit { fill: #000; stroke: #fff; stroke-width: 3px }
${scope} .oub-face { fill: #000; stroke: #fff; stroke-width: 3px }
${scope} .oub-figure path { fill: #fff }
${scope} .oub-reach { fill: none; stroke: #fff }
${scope} .oub-diamond { fill: #fff; stroke: #fff }
`;

export const contrast = `
@media (prefers-contrast: more) {${flat(':root')}}
${flat(':root[data-contrast="more"]')}
.oub-cross { display: none }
@media (prefers-contrast: more) { .oub-cross { display: inline } }
:root[data-contrast="more"] .oub-cross { display: inline }
@media (forced-colors: active) {
  .oub-face, .oub-pit, .oub-wall { stroke: CanvasText }
  .oub-figure path { fill: currentColor }
  .oub-selected { stroke: Highlight }
}
`.replace(/\s*\n\s*/g, ' ');
