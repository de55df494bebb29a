/**
 * The register at the end of the book: what people ask, and the rules that answer it. Every group of a
 * line must be in the question, in one of its words or another form of it.
 */
export const REGISTER: readonly (readonly [groups: string, ids: string])[] = [
  [
    'win/winner/goal/victory/победить/выиграть/победа/побеждает/выигрывает',
    'DT-VP-02 DS-WIN-01 CL-WIN-01',
  ],
  ['point/score/vp/очко/очки', 'DT-VP-01 DS-WIN-03'],
  ['first/begin/start/первый/первым/начинать/начинает', 'DT-SET-06 DT-TURN-03 CL-ROUND-02'],
  ['end/ends/finish/кончается/заканчивается/конец', 'DT-END-01 DS-WIN-02 CL-WIN-01'],
  ['draw/tie/ничья', 'DT-END-02 DT-CBT-05 CL-WIN-05'],
  ['jump/leap/прыгать/прыгнуть/прыжок/перепрыгнуть', 'DT-JUMP-01 DT-JUMP-02 DT-PIT-02'],
  [
    'drop/leave/put/throw/бросить/положить/оставить/выбросить, item/object/thing/load/it/предмет/вещь/груз/ноша',
    'DT-CARRY-03 DT-CARRY-04',
  ],
  [
    'pick/take/grab/взять/поднять/подобрать, item/object/thing/up/предмет/вещь',
    'DT-CARRY-03 DT-CARRY-02',
  ],
  ['carry/hold/нести/держать, two/many/several/more/два/несколько/сколько', 'DT-CARRY-01'],
  ['steal/rob/отобрать/украсть/отнять', 'DT-CARRY-07 DT-CARRY-06'],
  [
    'give/pass/hand/передать/отдать, item/object/friend/thing/предмет/вещь/друг/своему',
    'DT-CARRY-05',
  ],
  ['diagonal/diagonally/диагональ/наискосок', 'DT-CONV-03 DT-JUMP-02'],
  ['share/two/same/together/двое/вместе/вдвоем/одна, square/space/клетка', 'DT-CONV-05 DT-MOVE-05'],
  [
    'through/past/сквозь/мимо/пройти, enemy/opponent/враг/соперник/противник',
    'DT-MOVE-02 DT-MOVE-03',
  ],
  [
    'heal/cure/revive/лечить/вылечить/исцелить/исцеление, human/brute/redeemer/line/людей/человек/линия',
    'CL-EXH-05',
  ],
  ['heal/cure/revive/лечить/вылечить/исцелить', 'DT-CLERIC-01 CL-EXH-05'],
  ['wounded/hurt/injured/раненый/ранен/ранили', 'DT-WND-01 DT-WND-02'],
  [
    'die/dead/kill/death/eliminated/умереть/убить/погибнуть/погибает/смерть',
    'DT-WND-04 CL-COMB-07 DT-PIT-03',
  ],
  ['fall/drop/упасть/свалиться/провалиться, pit/hole/яма/ловушка', 'DT-PIT-03'],
  ['shoot/shot/fire/стрелять/выстрелить/выстрел', 'DT-RNG-01 CL-RANGE-01'],
  [
    'shoot/see/look/стрелять/видеть/смотреть, portcullis/gate/bars/grate/решетка/ворота',
    'DT-LOS-02 DT-LOS-03 DT-PORT-01',
  ],
  ['see/look/sight/видеть/видно/обзор', 'DT-LOS-01 DT-LOS-02'],
  ['key/lock/ключ/замок', 'DT-KEY-01 DT-PORT-02'],
  [
    'open/unlock/открыть/отпереть, portcullis/gate/door/решетка/ворота/дверь',
    'DT-PORT-02 DT-KEY-01',
  ],
  ['open/reveal/flip/открыть/вскрыть, room/комната', 'DT-REV-01 DT-REV-03'],
  ['turn/rotate/spin/повернуть/вращать/крутить, room/комната', 'DT-ROT-01 DT-ROT-02'],
  [
    'undo/back/regret/отменить/вернуть/обратно, move/turn/take/action/ход/действие',
    'DT-TURN-06 CL-ROUND-08',
  ],
  ['back/hand/return/вернуть/вернется/возвращаются/рука, card/карта', 'DT-COMP-04 DT-COMP-03'],
  ['cost/price/much/many/стоит/сколько/цена, action/do/действие/очков', 'DT-ACT-01 DT-TURN-01'],
  [
    'far/many/move/distance/далеко/сколько/ходить/двигаться, square/move/step/клетка/ходить/шаг/перемещение',
    'DT-MOVE-01 CL-MOVE-01',
  ],
  ['escape/exit/leave/out/выйти/сбежать/выход/покинуть', 'DT-EXIT-01 DT-EXIT-03 CL-WIN-04'],
  ['attack/fight/combat/атаковать/напасть/драться/сражение/бой', 'DT-CBT-01 CL-COMB-01 CL-COMB-03'],
  [
    'attack/fight/напасть/атаковать, twice/again/second/дважды/снова/повторно/раз',
    'DT-CBT-06 CL-ACT-04',
  ],
  ['explore/исследовать, tile/opening/tunnel/плитка/проход/тоннель', 'CL-EXPL-02 CL-EXPL-03'],
  ['exhausted/tired/обессилен/устал', 'CL-EXH-01 CL-EXH-02'],
  ['dice/die/кубик, give/assign/who/whom/раздать/дать/кому', 'CL-INIT-02 CL-INIT-03'],
  ['cancel/lose/cross/вычеркнуть/отменить/теряет/потерять, line/линия', 'CL-COMB-06 CL-EXH-01'],
  ['outnumbered/block/stuck/меньшинство/блокировать/окружить', 'CL-MOVE-04'],
  [
    'bring/buy/enter/summon/ввести/купить/вызвать, troglodyte/demon/monster/троглодит/демон/чудовище',
    'CL-ENTR-01 CL-ENTR-02',
  ],
  ['threat/угроза, point/очко/очки', 'CL-THR-02 CL-ENTR-01'],
  ['dead/blocked/тупик/глухой, end/тупик/угол', 'CL-EXPL-06 CL-EXPL-07'],
  ['bodyguard/protect/телохранитель/защитить/заслонить', 'CL-TAL-04 CL-TAL-05'],
  ['reinforcement/подкрепление', 'DS-REIN-01 DS-REIN-05'],
  ['non/npc/нип, choose/decide/решает/выбирает', 'DS-OBJ-01 DS-NP-07'],
  ['level/difficulty/easy/hard/уровень/сложность/легкий/трудный', 'DS-SET-04 DS-END-01'],
  ['escape/exit/leave/out/выйти/выход, maze/labyrinth/лабиринт', 'DT-EXIT-01 DT-EXIT-03'],
  ['outnumbered/меньшинство, leave/tile/move/уйти/плитка', 'CL-MOVE-04'],
];
