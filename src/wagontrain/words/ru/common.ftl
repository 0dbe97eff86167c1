### Стол и команды по-русски.


## Plain answers

yes = да
no = нет

## Things on every table

hand = Рука
player-default = Игрок { $n }
bot-default = Бот { $n }
bot-easy = лёгкий
bot-medium = средний
bot-hard = сильный
bot-expert = мастер
bot-random = случайные ходы

## Turns

turn-pass-device = Рука скрыта. { $name }: нажмите Enter, когда экран видите только вы.
question-over = Игра уже закончилась.

## Prompts and commands of the terminal table

prompt-choose = Выберите номер или введите действие (? — справка)
prompt-choose-small = Номер или действие; ?: помощь, table: весь стол
prompt-more = Enter: дальше, q: назад
actions-left-out =
    { $n ->
        [one] … и ещё { $n } действие: введите «list»
        [few] … и ещё { $n } действия: введите «list»
       *[many] … и ещё { $n } действий: введите «list»
    }
hint-move = Подсказка: { $action } (в конце около { $score }, ± { $spread })
prompt-save-path = Файл для сохранения
help-title = Что можно ввести
help-number = номер: выполнить действие с этим номером из списка
help-text = действие в записи игры, например «{ $example }»
help-why = почему действие сейчас недоступно
help-undo = отменить своё последнее действие
help-log = что произошло до сих пор
help-score = результат, если бы игра закончилась сейчас
help-save = записать партию в файл
help-rule = текст правила по его номеру
help-card = что делает карта
help-language = сменить язык
help-help = этот список
help-quit = покинуть стол
undo-done = Ход отменён.
undo-nothing = Отменять нечего.
undo-revealed = Отменить нельзя: открылась скрытая информация.
undo-other-player = Отменить нельзя: после этого ходил другой игрок.
log-empty = Пока ничего не произошло.
saved = Сохранено: { $path }
goodbye = До встречи!
prompt-record = Файл для повтора (Enter: не сохранять):
prompt-leave = Сохранить партию перед выходом? (да, нет или имя файла)
help-rules = правила, к которым относится вопрос
help-table = весь стол
help-list = все действия, возможные сейчас
help-redo = вернуть отменённое
redo-nothing = Возвращать нечего.
forced-step = Единственный вариант: { $action }
which-one = Что именно: { $choices }?
nearest-action = Ближайшее допустимое действие: { $action }
card-unknown = Нет ничего с именем «{ $name }».
log-earlier =
    { $n ->
        [one] … ещё { $n } более ранняя запись: введите «log»
        [few] … ещё { $n } более ранние записи: введите «log»
       *[many] … ещё { $n } более ранних записей: введите «log»
    }
go-on-with = Продолжить: { $command }

## Errors that players see

error-not-legal = Сейчас так ходить нельзя.
error-not-an-action = Такого действия в этой игре нет.
error-unknown-verb = «{ $word }» — не действие этой игры и не команда.
error-did-you-mean = Может быть, «{ $word }»?
error-possible-now = Сейчас возможно: { $verbs }
error-form = «{ $verb }» пишется так: { $example }
error-unknown-member = «{ $word }» не подходит к «{ $verb }».
error-number =
    { $n ->
        [1] Есть только 1 вариант.
       *[other] Выберите номер от 1 до { $n }.
    }
why-legal = Сейчас это действие доступно.
why-not-asked = Сейчас принимается другое решение, а не «{ $verb }».
why-game-over = Игра уже закончилась.
why-no-part-in-question = Это не относится к решению, которое принимается сейчас.

## The result

score-title = Подсчёт очков
score-now = Если бы игра закончилась сейчас
score-total = Итого
score-rank = Место
score-player = Игрок
result-winner = Победа: { $name }
result-tie = Ничья: { $names }
game-over = Конец игры

## The rules as text

rules-chapter = Глава
rules-count = Правила
rules-options = Настройки и значения по умолчанию
rule-heading-worked-examples = Разобранные примеры
rule-heading-ambiguities-and-rulings = Неясности и решения
rule-heading-unknowns = Неизвестное

## Replays

replay-step = Шаг { $n } из { $total }
replay-played = { $name }: { $action }
replay-prompt = Enter: дальше, b: назад, число: перейти к этому шагу, q: выйти

## A turn in one sentence, its steps and its sums

summary-and = { $first } и { $last }
summary-turn = { $seat } { $what }.
summary-clause = { $seat } { $what }
summary-sentence = { $what }.
summary-idle = пасует
summary-more =
    { $n ->
        [one] и ещё { $n } мелочь
        [few] и ещё { $n } мелочи
       *[many] и ещё { $n } мелочей
    }
sum-cards =
    { $n ->
        [one] { $sign }{ $n } карта
        [few] { $sign }{ $n } карты
       *[many] { $sign }{ $n } карт
    }
