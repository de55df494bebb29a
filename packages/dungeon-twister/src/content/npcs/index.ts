import { absentMindedBartholomew } from './absent-minded-bartholomew.ts';
import { amestin } from './amestin.ts';
import { artos } from './artos.ts';
import { auntieHush } from './auntie-hush.ts';
import { bellaDingDong } from './bella-ding-dong.ts';
import { brotherLimp } from './brother-limp.ts';
import type { NpcCard } from './card.ts';
import { cogwheelKuzma } from './cogwheel-kuzma.ts';
import { contraryGreta } from './contrary-greta.ts';
import { curiousLissandra } from './curious-lissandra.ts';
import { doctorMigraine } from './doctor-migraine.ts';
import { fatherGoodfellow } from './father-goodfellow.ts';
import { fatherJunk } from './father-junk.ts';
import { grandpaEncore } from './grandpa-encore.ts';
import { hurBan } from './hur-ban.ts';
import { jen } from './jen.ts';
import { leyWight } from './ley-wight.ts';
import { littleBo } from './little-bo.ts';
import { madameDejaVu } from './madame-deja-vu.ts';
import { maldon } from './maldon.ts';
import { mangdu } from './mangdu.ts';
import { mirabelleDraught } from './mirabelle-draught.ts';
import { moaningMabel } from './moaning-mabel.ts';
import { motherPlaster } from './mother-plaster.ts';
import { ninaPicklock } from './nina-picklock.ts';
import { punyEd } from './puny-ed.ts';
import { rickTheWave } from './rick-the-wave.ts';
import { serpico } from './serpico.ts';
import { slipperyZoya } from './slippery-zoya.ts';
import { snakeSlissken } from './snake-slissken.ts';
import { tinkerAl } from './tinker-al.ts';
import { xant } from './xant.ts';
import { yom } from './yom.ts';

/** The 32 NPCs, class by class (NC-LIST-01). */
export const NPC_CARDS: readonly NpcCard[] = [
  curiousLissandra,
  jen,
  ninaPicklock,
  mirabelleDraught,
  rickTheWave,
  leyWight,
  auntieHush,
  moaningMabel,
  fatherGoodfellow,
  fatherJunk,
  brotherLimp,
  motherPlaster,
  artos,
  hurBan,
  mangdu,
  littleBo,
  tinkerAl,
  yom,
  cogwheelKuzma,
  contraryGreta,
  serpico,
  snakeSlissken,
  bellaDingDong,
  slipperyZoya,
  punyEd,
  xant,
  madameDejaVu,
  doctorMigraine,
  maldon,
  amestin,
  absentMindedBartholomew,
  grandpaEncore,
];
