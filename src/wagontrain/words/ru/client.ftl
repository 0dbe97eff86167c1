### Клиент в браузере по-русски: то, что стоит на странице рядом со словами самих игр.

## Страницы

client-pages = Страницы
client-page-lobby = Играть
client-page-rules = Правила
client-page-statistics = Статистика
client-page-credits = Авторы
client-profile = Профиль
client-your-name = Ваше имя
client-guest = Гость
client-save = Сохранить
client-close = Закрыть
client-loading = Минутку…
client-language = Язык
client-theme = Цвета
client-theme-system = Как в системе
client-theme-light = Светлые
client-theme-dark = Тёмные
client-settings = Настройки
client-menu = Меню
client-play-forced = Выполнять за меня шаги, в которых нет выбора
client-one-click = Если после щелчка осталось одно действие, выполнять его без подтверждения
client-tips = Подсказки для первой игры

## Лобби

client-what-shall-we-play = Во что сыграем?
client-seats-range = { $from }–{ $to }
client-weight-1 = для начала
client-weight-2 = средняя
client-weight-3 = для знатоков
client-play-bot = Сыграть с ботом
client-new-table = Новый стол
client-your-tables = Ваши столы
client-open-tables = Открытые столы
client-no-tables = Столов пока нет: выберите игру выше.
client-no-open-tables = Сейчас никто не ждёт. Откройте свой стол.
client-go-on = Играть
client-look = Смотреть
client-join = Присоединиться
client-watch = Наблюдать
client-invite = Пригласить в игру
client-invite-help = Создайте стол с местом по приглашению и отправьте ссылку. Учётная запись не нужна.
client-new-here = Впервые здесь?
client-new-here-help = Для начала: «{ $game }». Всё подсвеченное можно нажать, у каждого знака есть пояснение.
client-teach = Научиться играть: { $game }
client-open-replay = Открыть файл повтора
client-open-replay-help = Загрузите сохранённую партию: просмотрите её ход за ходом или играйте дальше с любого момента.

## Настройка стола

client-new-table-of = Новый стол: { $game }
client-seats = Места
client-seat-n = Место { $n }
client-seat-me = { $name } (вы)
client-seat-me-too = Тоже за этим экраном
client-seat-open = Открыто для всех
client-seat-invited = По приглашению (ссылка)
client-remove-seat = Убрать место
client-add-seat = Добавить место
client-bot = Бот
client-solo = Одиночная игра
client-players-n =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
client-waits-for =
    { $n ->
        [one] ждёт { $n } игрока
        [few] ждёт { $n } игроков
       *[many] ждёт { $n } игроков
    }
client-takes = Длится около { $time }.
client-options = Правила этой игры
client-table = Стол
client-title = Название стола
client-public = Стол виден всем в лобби
client-allow-undo = Ходы можно отменять
client-ask-confirm = Спрашивать, прежде чем ход станет окончательным
client-spectators = Разрешить зрителей
client-clock = Часы
client-clock-none = нет
client-clock-move = время на каждое действие
client-clock-game = время на всю партию
client-minutes = Минуты
client-start = Начать игру
client-open-table = Открыть стол
client-invited-title = Вас пригласили
client-waiting-players = Ждём игроков. Игра начнётся, когда займут последнее место.
client-invite-link = Ссылка-приглашение
client-start-now = Начать сейчас с ботами на свободных местах
client-to-lobby = В лобби

## Стол

client-players = Игроки
client-shelf = Рынки и справка
client-mine = Моя зона
client-parts = Части стола
client-actions = Действия
client-legal = Что можно сделать
client-to-actions = К действиям
client-you = Вы
client-away = нет за столом
client-thinking = думает
client-score-now = Если бы игра кончилась сейчас
client-final = Итог
client-no-scores = Счёт станет известен в конце.
client-phase = Фаза
client-log = Журнал
client-log-empty = Пока ничего не произошло.
client-show-change = Показать, что изменилось
client-turn-card = Ход
client-turn-table = За столом
client-turn-place = { $n } из { $total } после вашего хода
client-turn-steps = Шаги
client-turn-end = К моему ходу
client-key-space = Пробел
client-follow = Показывать ходы других
client-follow-off = Нет
client-follow-short = Кратко
client-follow-steps = Шаги
client-follow-slow = Медленно
client-since = С вашего прошлого визита
client-turn-show = На поле
client-chat = Чат
client-chat-empty = Пока никто не написал.
client-chat-say = Сообщение всем за столом
client-send = Отправить
client-reaction = Реакция
client-your-turn = Ваш ход.
client-watching = Вы наблюдаете
client-waiting = Решает { $name }
client-choices =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
client-all = Все варианты ({ $n })
client-search = Поиск
client-step-back = шаг назад (Esc)
client-choose = Выберите
client-confirm-turn = Подтвердить
client-undo = Отменить
client-redo = Повторить
client-pointing = Указанный элемент
client-pointing-help = Укажите на карту, жетон или ячейку, и здесь появится, что это и что даёт сейчас.
client-now = Сейчас:
client-not-now = Сейчас это выбрать нельзя.
client-lost = Соединение потеряно. Восстанавливаем…
client-lost-kept = Ваш ход сохранён.
client-try-now = Попробовать сейчас
client-back = Соединение восстановлено
client-fit = Показать всё поле
client-zoom-in = Приблизить
client-zoom-out = Отдалить
client-minimap = Мини-карта: перейти к месту на поле
client-lit-here = здесь можно что-то выбрать
client-closed = Партия за этим столом прекращена.
client-tip = Подсказка
client-tip-got-it = Понятно
client-tip-no-more = Больше не показывать подсказки

## Вокруг стола

client-offline = не в сети
client-online = в сети
client-bot-sits-in = играет бот: { $bot }
client-bot-for-me = Пусть за меня играет бот
client-i-am-back = Вернуться в игру
client-vote-absent = Пусть играет бот
client-vote-from = Голосование за бота возможно с: { $time }
client-leave-rated = Если эту рейтинговую партию до конца доиграет бот, она засчитывается вам как проигранная.
client-never-ask = Больше не спрашивать
client-never-turn = до конца этого хода
client-never-mine = до моего следующего решения
client-never-game = всю партию
client-never-out-of-turn = Никогда не спрашивать меня вне моего хода, если можно отказаться
client-how-long = Как долго
client-plans = Ответы заранее
client-take-back = Отменить
client-frozen-command = Её можно доиграть по правилам, с которыми она началась. Администратор запускает их на копии данных, сделанной до обновления:
client-give-up = Прекращение партии
client-give-up-ask = Прекратить эту партию
client-give-up-sure = Партия закончится без результата. Сначала спросим остальных.
client-give-up-yes = Да, прекратить
client-closing = { $names }: предложение прекратить партию. Ещё не ответили: { $waiting }.
client-agree = Согласиться
client-play-goes-on = Нет, играем дальше
client-memo = Моя заметка об этом столе
client-saved = Сохранено
client-files = Файлы и проверка
client-replay-file = Файл повтора
client-record-file = Файл с тем, что мне видно
client-promise = Перемешивание определено до первого хода. Контрольный хеш:

## Счёт, конец, повтор

client-scores = Счёт
client-show-scores = Показать счёт
client-by-source = Очки по источникам
client-part = Категория
client-wins = Побеждает { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
client-win-shared = Общая победа: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
client-ahead = Отрыв: { $points }, следом { $name }.
client-share = Поделиться
client-copied = Скопировано
client-replay = Повтор
client-rematch = Реванш
client-check-seed = Проверить перемешивание
client-seed-ok = Зерно генератора то же, что объявлено в начале
client-seed-bad = Зерно генератора не совпадает
client-over-time = Очки по ходу партии
client-chart-moves =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }
client-chart-jump = Перейти к моменту партии
client-seed = Зерно генератора
client-play-on = Играть дальше отсюда
client-turn-back = На ход игрока назад
client-move-back = На действие назад
client-move-on = На действие вперёд
client-turn-on = На ход игрока вперёд
client-play = Воспроизвести
client-pause = Пауза
client-moment = Момент игры
client-step-of = Действие { $n } из { $total }
client-link-moment = Ссылка на этот момент
client-leave-replay = Вернуться к игре
client-rating = Рейтинг
client-games = Партии
client-my-games = Мои партии
client-game = Игра
client-day = День
client-rank = Место
client-no-games-yet = Рейтинговых партий пока нет.

## Правила и авторы

client-terms = Термины на четырёх языках
client-search-rules = Поиск в правилах или номер правила
client-credits-games = Игры ({ $games }) принадлежат своим авторам и издателям. Рисунки и тексты здесь наши.
client-credits-icons = Значки
client-credits-changed = Цвета и сочетания изменены; некоторые знаки нарисованы нами.
client-credits-authors = Каждый значок принадлежит своему автору:
client-credits-fonts = Шрифты
client-credits-software = Программы на странице
client-credits-design = Дизайн игры
client-credits-solo = Одиночный режим
client-credits-rules = Правила
client-credits-art = Иллюстрации
client-credits-graphics = Графический дизайн
client-credits-development = Разработка игры
client-credits-publisher = Издатель
client-credits-licenses = Тексты лицензий всего, что есть на этой странице

## Профиль

client-account = Учётная запись
client-account-more = Учётная запись, уведомления, мои данные
client-account-help = Можно играть гостем. С логином ваши столы найдутся на любом устройстве.
client-signed-in = Вы вошли как { $login }.
client-login = Логин
client-password = Пароль (не меньше 8 знаков)
client-password-old = Старый пароль
client-password-new = Новый пароль (не меньше 8 знаков)
client-password-change = Сменить пароль
client-sign-up = Создать учётную запись
client-sign-in = Войти
client-sign-out = Выйти
client-sign-out-all = Выйти везде
client-signed-out = Вы вышли
client-notices = Уведомления
client-notices-browser = Сообщать в этом браузере, когда мой ход
client-notices-refused = Браузер этого не разрешает. Разрешите уведомления для этой страницы в его настройках.
client-notices-urls = Адреса, по одному в строке
client-notices-help = ntfy, Discord, Telegram, Slack или Pushover, в виде адресов Apprise. Подойдёт и собственный сервер ntfy, доступный из интернета.
client-notices-digest = Раз в день, а не сразу
client-tokens = Программы
client-tokens-help = С токеном программа может играть за вашими столами. Держите его в тайне.
client-token-label = Для чего токен
client-token-add = Новый токен
client-token-once = Скопируйте сейчас: он показан только один раз
client-token-drop = Отозвать
client-token-gone = Токен отозван
client-my-data = Мои данные
client-my-data-export = Всё, что обо мне хранится
client-my-data-none = О вас пока ничего не хранится.
client-forget-sure = Чтобы удалить учётную запись, введите своё имя: { $name }
client-forget = Удалить мою учётную запись
client-forgotten = Учётная запись удалена

## Клавиши

client-keys = Клавиши и справка
client-key-lit = переход по подсвеченному
client-key-chip = выбрать это действие
client-key-confirm = выбрать или подтвердить
client-key-back = шаг назад
client-key-undo = отменить
client-key-redo = повторить
client-key-regions = следующая часть страницы
client-key-hand = к руке
client-key-log = к журналу
client-key-scores = счёт
client-key-fit = всё поле
client-key-zoom = приблизить, отдалить
client-key-help = этот список
client-how = Золотым отмечено то, что можно выбрать. Нажимайте на подсвеченное, пока не останется одно действие, или выберите его на панели, затем подтвердите. До подтверждения ничего не происходит.

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = ещё { $n }
# What each of the actions would change, said once under the question.
client-each-brings = Каждый вариант: { $what }

## Sessions, links and addresses that lead nowhere

client-sessions = Где выполнен вход
client-sessions-help = Если браузер вам незнаком, завершите его сеанс, а затем смените пароль.
client-session-mine = этот браузер
client-session-unknown = Неизвестный браузер
client-session-earlier = Браузеры, где вход выполнен до последнего обновления
client-session-since = вход { $date }
client-session-seen = последнее посещение { $date }
client-session-end = Завершить сеанс
client-session-end-named = Завершить сеанс: { $name }
client-session-ended = Сеанс завершён
client-sessions-end-others = Завершить все остальные сеансы
client-sessions-with-tokens = И отозвать все токены
client-password-sessions = Завершить все остальные сеансы
client-password-tokens = Отозвать все токены
client-token-seen = последнее использование { $date }
client-token-unused = ещё не использован
client-not-found-title = По этому адресу страницы нет
client-not-found-help = Возможно, в ссылке не хватает части, или страница теперь в другом месте.
client-invited-by = { $name } приглашает вас
client-invite-bad-title = Эта ссылка никуда не ведёт
client-invite-bad-help = Возможно, её срок истёк или в ней чего-то не хватает. Попросите новую.
client-invite-full = Все места заняты.
client-invite-running = Партия уже началась.
client-invite-finished = Эта партия окончена.
client-invite-closed = Партия за этим столом прекращена.
client-invite-ends = Ссылка действует до { $date }.
client-invite-end-all = Отозвать все ссылки
client-invites-ended = Все ссылки на этот стол отозваны.
## Small screens

client-zoom = Масштаб
client-mine-short = Моё
client-others = Остальные
client-others-short = Другие
client-others-open = Что лежит перед игроком { $name }
client-key-others = что лежит перед остальными

## Several players at one device

client-curtain = Передайте устройство игроку { $name }
client-curtain-why = Стол скрыт, пока устройство не возьмёт { $name }.
client-curtain-lift = Это я, { $name }
client-curtain-back = Вернуться: { $name }
client-pass-device = Передать игроку { $name }
client-curtain-setting = Занавес между игроками за одним устройством

# A page without a server

client-local = На этом устройстве
client-local-help = Ваши столы хранятся в этом браузере, и больше никто их не видит. Сохраните стол как файл повтора, чтобы перенести его на сервер или на другое устройство.
client-update = Есть новая версия.
client-update-take = Загрузить
