## Languages and plain answers

language-en = английский
language-pl = польский
language-it = итальянский
language-ru = русский
yes = да
no = нет
none = нет

## Things on every table

count-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
count-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
count-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
count-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
count-seats =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
card-back = карта лицевой стороной вниз
hand = Рука
player-default = Игрок { $n }
bot-default = Бот { $n }

## Turns

turn-yours = Ваш ход
turn-of = Ход игрока { $name }
turn-waiting = Ожидание: { $name }
turn-thinking = { $name } думает
turn-pass-device = Рука скрыта. { $name }: нажмите Enter, когда экран видите только вы.
question-over = Игра уже закончилась.

## Prompts and commands of the terminal table

prompt-choose = Выберите номер или введите действие (? — справка)
prompt-enter = Нажмите Enter
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
log-title = Журнал
log-empty = Пока ничего не произошло.
saved = Сохранено: { $path }
loaded = Загружено: { $path }
goodbye = До встречи!
prompt-record = Файл для повтора (Enter: не сохранять):
prompt-leave = Сохранить партию перед выходом? (да, нет или имя файла)
help-rules = правила, к которым относится вопрос
help-table = показать стол ещё раз
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
error-not-your-turn = Сейчас не ваш ход.
error-number =
    { $n ->
        [1] Есть только 1 вариант.
       *[other] Выберите номер от 1 до { $n }.
    }
error-load = Не удалось прочитать сохранение.
error-option = Неизвестный параметр или значение.
why-title = Почему нельзя
why-legal = Сейчас это действие доступно.
why-not-asked = Сейчас принимается другое решение, а не «{ $verb }».
why-game-over = Игра уже закончилась.

## The result

score-title = Подсчёт очков
score-now = Если бы игра закончилась сейчас
score-total = Итого
score-rank = Место
score-player = Игрок
result-winner = Победа: { $name }
result-tie = Ничья: { $names }
result-won = Вы победили!
result-lost = Вы проиграли
game-over = Конец игры

## The rules as text

rules-chapter = Глава
rules-count = Правила

## Replays

replay-step = Шаг { $n } из { $total }
replay-played = { $name }: { $action }
replay-prompt = Enter: дальше, b: назад, число: перейти к этому шагу, q: выйти
