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
client-time-gwt = 2 ч
client-time-sierra-west = 75 мин
client-time-villagers = 45 мин
client-weight-1 = для начала
client-weight-2 = средняя
client-weight-3 = для знатоков
client-pitch-gwt = Гоните стадо в Канзас-Сити, нанимайте работников, двигайте локомотив и доставляйте скот всё дальше на восток.
client-pitch-sierra-west = Подложите три карты, пройдите две тропы, поднимитесь на гору, продвиньте повозку.
client-pitch-villagers = Набирайте жителей с Дороги и соединяйте их в производственные цепочки, чтобы деревня процветала.
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
client-new-here-help = Начните с «Поселян». Всё подсвеченное можно нажать, у каждого знака есть пояснение.
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
client-credits-games = «Великий западный путь», Sierra West и «Поселяне» принадлежат своим авторам и издателям. Рисунки и тексты здесь наши.
client-credits-icons = Значки
client-credits-changed = Цвета и сочетания изменены; некоторые знаки нарисованы нами.
client-credits-authors = Каждый значок принадлежит своему автору:
client-credits-fonts = Шрифты
client-credits-software = Программы на странице
client-credits-design = Дизайн игры
client-credits-solo = Одиночный режим
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

## Поселяне

client-vil-phase-draft = Набор
client-vil-phase-update = Дорога
client-vil-phase-build = Строительство
client-vil-phase-over = Рынок
client-vil-tab-road = Дорога
client-vil-tab-village = Деревня
client-vil-tab-hand = Рука
client-vil-tab-market = Рынок
client-vil-slot = место { $n }
client-vil-stack-n = Стопка { $n }
client-vil-stack = Стопка { $n }: { $count }, сверху { $suit }
client-vil-empty = пусто
client-vil-covered = накрыта
client-vil-coins = монеты на карте: { $n }
client-vil-to-hire = нанять: { $n }
client-vil-hire = нанять
client-vil-on-it = положить на эту карту
client-vil-this-one = эта карта
client-vil-pay =
    { $n ->
        [one] Заплатить { $n } золотой
        [few] Заплатить { $n } золотых
       *[many] Заплатить { $n } золотых
    }
client-vil-free = бесплатно
client-vil-own-unlock = Ваша карта { $card }: из банка на неё кладут золотые ({ $gold })
client-vil-bank = Банк
client-vil-summer = лето
client-vil-winter = зима
client-vil-food = еда: { $n }, лимит набора: { $limit }
client-vil-builders = строители: { $n }
client-vil-market-today = рынок сейчас: { $n }
client-vil-my-gold = Мои золотые
client-vil-built = Построено
client-vil-hired = Нанято
client-vil-my-hand = Моя рука
client-vil-backs-seen =
    { $n ->
        [one] { $n } карта, рубашку видят все
        [few] { $n } карты, рубашки видят все
       *[many] { $n } карт, рубашки видят все
    }
client-vil-no-cards = Карт на руке нет.
client-vil-villagers = жители: { $n }
client-vil-cards = Карты на руке
client-vil-food-name = Еда
client-vil-builder-name = Строители
client-vil-if-market = Если бы рынок был сейчас
client-vil-gold = золотые
client-vil-purse = запас
client-vil-on-cards = на картах
client-vil-silver = серебро
client-vil-sum = всего
client-vil-first-over = Первый рынок прошёл.
client-vil-events = События
client-vil-worth-gold = золотые: { $n }
client-vil-worth-food = еда: { $n }
client-vil-worth-builder = строители: { $n }
client-vil-seat-lines = Еда: { $food }, лимит набора: { $limit }. Строители: { $builders }. Золотые: { $gold }; второй рынок дал бы { $market }.
client-vil-suit-pips = Квадраты в заголовке: столько карт может лечь сверху.
client-vil-locked-by = открывает: { $card }
client-vil-goes-on = Кладётся на карту: { $card }.
client-vil-stands-alone = Карта под ней не нужна.
client-vil-each-market = Золотые на каждом рынке, пока карта видна: { $n }.
client-vil-padlock = Замок: открывает { $card }. Золотые ({ $gold }) кладут на эту карту, чья бы она ни была, или в банк, если её ни у кого нет.
client-vil-opens = Открывает карты колоды ({ $n }): { $cards }. Каждый раз на неё кладут золотые ({ $gold }).
client-tip-villagers-draft = Набор: нажмите на открытого жителя на Дороге или на стопку, чтобы взять карту вслепую. Еда в деревне позволяет взять больше.
client-tip-villagers-build = Строительство: нажмите на карту на руке, чтобы поселить жителя. Производственная цепочка начинается с базового жителя, которого нанимают, отдав карту. Замок стоит 2 золотых.
client-tip-villagers-unlock = Замок: положите 2 золотых на карту, которая его открывает. Если она ваша, золотые останутся в деревне и зачтутся на рынке.

## Великий западный путь

client-gwt-phase-move = Движение
client-gwt-phase-use = Действия
client-gwt-phase-draw = Добор
client-gwt-kc-foresight = Прогноз
client-gwt-kc-income = Доход
client-gwt-kc-delivery = Доставка
client-gwt-kc-foresight-1 = Прогноз 1
client-gwt-kc-foresight-2 = Прогноз 2
client-gwt-kc-foresight-3 = Прогноз 3
client-gwt-kc-foresight-help = Выберите жетон из столбца { $n }: работник идёт на рынок труда, опасность или бандит — на путь.
client-gwt-kc-income-help = Каждая порода считается один раз: ваша рука стоит { $n } $. Сертификаты могут прибавить.
client-gwt-kc-delivery-help = Подсвеченные города требуют не больше { $n }. Красным — стоимость перевозки от вашего локомотива. У вас { $money } $.
client-gwt-kc-disc-help = Возьмите диск со своего планшета: диску с тёмной ячейки нужен город с тёмными уголками. Открытое под ним теперь ваше.
client-gwt-tab-trail = Путь
client-gwt-tab-rail = Дорога
client-gwt-tab-jobs = Работа
client-gwt-tab-markets = Рынки
client-gwt-tab-mine = Моё
client-gwt-row = ряд { $n }
client-gwt-building-n = Здание { $n }
client-gwt-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
client-gwt-pay = заплатить { $n } $
client-gwt-free = бесплатно
client-gwt-fee = Остановка или проход стоит вам { $n } $.
client-gwt-no-fee = Для вас без пошлины.
client-gwt-risk = Рискованное действие
client-gwt-woods = В лесу.
client-gwt-bounty = Награда: { $n } $
client-gwt-token = Награда: жетон обмена
client-gwt-transport = перевозка { $n } $
client-gwt-city-value = Нужна племенная ценность не меньше { $n }.
client-gwt-station = Улучшить за { $cost } $: { $points } ПО в конце.
client-gwt-job-help = Наймите работника из открытого ряда по указанной цене.
client-gwt-builders =
    { $n ->
        [one] { $n } строитель
        [few] { $n } строителя
       *[many] { $n } строителей
    }
client-gwt-value = племенная ценность { $n }
client-gwt-my-hand = Моя рука
client-gwt-no-cards = Карт на руке нет.
client-gwt-my-board = Мой планшет
client-gwt-my-tiles = Мои цели и жетоны
client-gwt-buildings-left = зданий в запасе: { $n }
client-gwt-certificates = Сертификаты: { $n }
client-gwt-certificates-name = Сертификаты
client-gwt-token-name = Жетоны обмена
client-gwt-corner-white = Белые уголки: только диски с белых ячеек.
client-gwt-corner-dark = Тёмные уголки: диски с белых и тёмных ячеек.
client-gwt-disc-white = Диск с белой ячейки: в любой город и на любую станцию.
client-gwt-disc-dark = Диск с тёмной ячейки: только в города и на станции с тёмными уголками.
client-gwt-disc-cost = Снять его стоит { $n } $.
client-gwt-city-points = { $n } ПО за каждый диск в конце.
client-gwt-city-dollars = { $n } $ сразу.
client-gwt-dollars = { $n } $
client-gwt-hand-green = Зелёная ладонь: входящий платит пошлину.
client-gwt-hand-black = Чёрная ладонь: входящий платит пошлину.
client-gwt-hand-both = Зелёная и чёрная ладонь: входящий платит обе пошлины.
client-gwt-goes-worker = Работник: идёт на рынок труда, в ряд с жетоном рынка труда.
client-gwt-goes-hazard = Опасность: ложится на первую свободную ячейку своей зоны.
client-gwt-goes-outlaw = Бандит: ложится на свободную ячейку бандитов с наименьшим номером.
client-gwt-track-help = В ячейке один локомотив; занятые пропускаются и не считаются.
client-gwt-turnout-help = Запасной путь: кто остановился, может улучшить станцию.
client-gwt-cowboy-help = Ковбои покупают скот: каждый один раз за покупку.
client-gwt-builder-help = Строители ставят здания: на каждом указано, сколько их нужно.
client-gwt-engineer-help = Инженеры двигают локомотив: до одной ячейки за каждого.
client-gwt-certificate-help = Сертификаты повышают ценность руки в Канзас-Сити. Число в пунктирной рамке выше вашего лимита.
client-gwt-price-help = Сколько ковбоев и долларов нужно для карт этой ценности.
client-gwt-pair-help = Один раз, за ваши диски в обоих городах.
client-gwt-money = Доллары
client-gwt-hand = Карты на руке
client-gwt-stack = стопка { $n }
client-gwt-others = Планшеты соперников
client-gwt-vp = { $n } ПО
client-gwt-step-limit = Лимит шагов
client-gwt-hand-limit = Лимит карт на руке
client-gwt-discs-white = Диски на белых ячейках
client-gwt-discs-dark = Диски на тёмных ячейках
client-gwt-stations-held = Станции с диском
client-gwt-sam-next = Следующая доставка:
client-gwt-sam-cattle = Скот в его стопке очков
client-tip-gwt-place-herder = Нажмите на нейтральное здание, чтобы начать первый перегон. Действия здания показаны знаками.
client-tip-gwt-move-herder = Нажмите на подсвеченную остановку: число — количество шагов, красная табличка — плата. Затем подтвердите.
client-tip-gwt-use-location = Над вашим погонщиком показаны действия этой локации: каждое можно выполнить один раз, в любом порядке. В конце пасуйте.

## Sierra West

client-sw-phase-plan = План
client-sw-phase-trap = Ловец
client-sw-phase-pioneer = Пионеры
client-sw-tab-mountain = Гора
client-sw-tab-trail = Путь
client-sw-tab-market = Хижины
client-sw-tab-homestead = Усадьба
client-sw-tab-mine = Моё
client-sw-tab-mode = Режим
client-sw-extra =
    { $n ->
        [0] бесплатно
       *[other] доплата { $n }
    }
client-sw-shovel-builds = лопата строит хижину
client-sw-face-down = { $place }, закрыта
client-sw-trail = Ячейка { $n } пути повозки, ×{ $by }
client-sw-start = Старт
client-sw-step = Один шаг
client-sw-ends = конец игры
client-sw-paths = Мои две тропы
client-sw-paths-help = пионер в шляпе идёт по зелёной, другой по коричневой
client-sw-supplies = Мои запасы
client-sw-hand = Моя рука
client-sw-plan-help = нажмите или перетащите на место
client-sw-lay-all = Выложить эти три карты
client-sw-outlaws = Пойманные преступники
client-sw-cart = вагонетка с золотом: { $n }
client-sw-river = река { $n }
client-sw-with-mule = с мулом, в конце
client-sw-frontiersman-left = Левая фигурка
client-sw-frontiersman-right = Правая фигурка
client-sw-no-next-plan = берётся в его ход
client-sw-plan-arrows = Стрелки новой карты указывают, что он делает со старой, сверху вниз; прозрачная — только с мулом и в конце.
client-sw-cabins = Мои хижины
client-sw-cabins-help = пустое место стоит 3 очка
client-sw-deck = Колода
client-sw-discard = Сброс
client-sw-basics = Еда, дерево и камень
client-sw-others = Остальные
client-sw-figure-hat = Идёт по зелёной тропе. Из лагеря может пойти в коричневую хижину, на ячейку ловца или следопыта.
client-sw-figure-plain = Идёт по коричневой тропе. Из лагеря может пойти в зелёную хижину, на ячейку ловца или следопыта.
client-sw-figure-mule = Мул: идёт в серую хижину или на свободную вершину.
client-sw-good-basic = Базовый ресурс: оплата вершин, шагов повозки, хижин и платных ячеек.
client-sw-good-points = В конце по { $n }.
client-sw-good-boots = Потратьте в свой ход как два ботинка, сразу же.
client-sw-track-reward = Каждый шаг даёт: { $what }. На последней ячейке — один игрок.
client-sw-trail-next = До следующей ячейки: ботинки { $boots }, базовые ресурсы { $basics }.
client-sw-trail-multiplier = В конце очки режима умножаются на { $n }, если повозка здесь.
client-sw-hazard = Обязательное действие: если уйти, не выполнив его, вы получите урон.
client-sw-paid = Платная ячейка: сначала базовые ресурсы: { $n }.
client-tip-sierra-west-lay-card = Нажмите на карту: обе тропы сразу появятся с тем, что они дают. Выложите три карты, и пионеры пойдут по ним.
client-tip-sierra-west-pioneer = Поставьте пионера в начало тропы, идите шаг за шагом и используйте ячейку, где он стоит. Ботинки двигают пограничника и повозку.
client-tip-sierra-west-use-shovel = Лопата получает карту под вашим пограничником или строит хижину с рынка.
client-sw-occupy = Только встать на вершину

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = ещё { $n }
# What each of the actions would change, said once under the question.
client-each-brings = Каждый вариант: { $what }

## Buildings of Great Western Trail: which side is in play, and the place to choose

client-gwt-replaced = заменяется
client-gwt-woods-short = лес
client-gwt-other-side = Другая сторона, не в игре:
client-gwt-face = { $face }: { $actions } ({ $builders }, { $points } ПО)

## When the markets of Villagers are held

client-vil-first-waits =
    { $count ->
        [one] Первый рынок: в конце раунда, в котором кончится стопка { $stacks }. Осталось карт: { $n }.
        [few] Первый рынок: в конце раунда, в котором кончатся все стопки { $stacks }. Осталось карт: { $n }.
       *[many] Первый рынок: в конце раунда, в котором кончатся все стопки { $stacks }. Осталось карт: { $n }.
    }
client-vil-first-due = Первый рынок проходит в конце этого раунда.
client-vil-second-waits = Второй рынок: в конце раунда, в котором кончатся все стопки. Осталось карт: { $n }. Серебро учитывается только тогда.
client-vil-second-due = Второй рынок проходит в конце этого раунда и завершает игру.
client-vil-second-over = Второй рынок прошёл.

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
client-invite-running = Игра уже началась.
client-invite-finished = Эта игра завершена.
client-invite-closed = Игра за этим столом прекращена.
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
client-vil-beneath = под ней: { $n }
client-vil-silver-letter = С
client-vil-show-covered = Накрытые карты ({ $n })
client-gwt-cities = Города с диском

## Several players at one device

client-curtain = Передайте устройство игроку { $name }
client-curtain-why = Стол скрыт, пока устройство не возьмёт { $name }.
client-curtain-lift = Это я, { $name }
client-curtain-back = Вернуться: { $name }
client-pass-device = Передать игроку { $name }
client-curtain-setting = Занавес между игроками за одним устройством
