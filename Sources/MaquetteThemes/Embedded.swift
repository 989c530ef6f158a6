// swift-format-ignore-file
// Written by "make generate" from the files of themes/.

/// The files of `themes/`, kept in the program.
package enum Embedded {
  /// The names of the themes, sorted.
  package static let themes = [
    "ios-18",
    "ios-26",
    "watchos-11",
    "wireframe",
  ]

  /// The text of a file by its path below `themes/`, or nothing when there is none.
  package static func text(of path: String) -> StaticString? {
    switch path {
    case "data/devices.yaml":
      return #"""
        # The devices that a document can name, by their ids. Lengths are points.
        #
        # size               the screen in portrait orientation
        # scale              pixels a point
        # textSize           the text size that the device comes with; large unless said
        # safeArea           [top, bottom] in portrait orientation
        # landscapeSafeArea  [top, sides, bottom] in landscape orientation
        # statusBar          its height in portrait orientation
        # topFeature         what is cut out of the screen at the top
        # navigationBar      where its bar begins, when not at the safe area
        # homeIndicator      its width; it is 5 high and 8 above the bottom
        # cornerRadius       of the screen
        #
        # Sizes are those of Apple's Human Interface Guidelines, "Layout"; those of the M4 iPads, the safe areas and the
        # radii are from published device tables. The home indicator of the iPhone 15 and the navigation bars of the iPhone 15
        # and the iPhone 16 Pro were measured in screenshots. The status bars of watches from 38 to 49 mm are those of published
        # tables; what is not in these, bars and radii of the Series 10 and the Ultra 3, is scaled from the watches before them.
        # A watch's safe area is below its status bar, and a navigation bar stands in it.

        iphone-se-3: {name: "iPhone SE (3rd generation)", idiom: phone, size: [375, 667], scale: 2, safeArea: [20, 0], statusBar: 20}
        iphone-13-mini: {name: "iPhone 13 mini", idiom: phone, size: [375, 812], scale: 3, safeArea: [50, 34], landscapeSafeArea: [0, 50, 21], statusBar: 50, topFeature: notch, homeIndicator: 134, cornerRadius: 44}
        iphone-13: {name: "iPhone 13 / 13 Pro / 12 / 12 Pro", idiom: phone, size: [390, 844], scale: 3, safeArea: [47, 34], landscapeSafeArea: [0, 47, 21], statusBar: 47, topFeature: notch, homeIndicator: 139, cornerRadius: 47.33}
        iphone-14: {name: "iPhone 14", idiom: phone, size: [390, 844], scale: 3, safeArea: [47, 34], landscapeSafeArea: [0, 47, 21], statusBar: 47, topFeature: notch, homeIndicator: 139, cornerRadius: 47.33}
        iphone-14-plus: {name: "iPhone 14 Plus / 13 Pro Max / 12 Pro Max", idiom: phone, size: [428, 926], scale: 3, safeArea: [47, 34], landscapeSafeArea: [0, 47, 21], statusBar: 47, topFeature: notch, homeIndicator: 152, cornerRadius: 53.33}
        iphone-16e: {name: "iPhone 16e", idiom: phone, size: [390, 844], scale: 3, safeArea: [47, 34], landscapeSafeArea: [0, 47, 21], statusBar: 47, topFeature: notch, homeIndicator: 139, cornerRadius: 47.33}
        iphone-15: {name: "iPhone 15", idiom: phone, size: [393, 852], scale: 3, safeArea: [59, 34], landscapeSafeArea: [0, 59, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 53.67, homeIndicator: 140, cornerRadius: 55}
        iphone-15-pro: {name: "iPhone 15 Pro / 14 Pro", idiom: phone, size: [393, 852], scale: 3, safeArea: [59, 34], landscapeSafeArea: [0, 59, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 53.67, homeIndicator: 140, cornerRadius: 55}
        iphone-16: {name: "iPhone 16", idiom: phone, size: [393, 852], scale: 3, safeArea: [59, 34], landscapeSafeArea: [0, 59, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 53.67, homeIndicator: 140, cornerRadius: 55}
        iphone-15-plus: {name: "iPhone 15 Plus / 16 Plus", idiom: phone, size: [430, 932], scale: 3, safeArea: [59, 34], landscapeSafeArea: [0, 59, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 53.67, homeIndicator: 153, cornerRadius: 55}
        iphone-15-pro-max: {name: "iPhone 15 Pro Max / 14 Pro Max", idiom: phone, size: [430, 932], scale: 3, safeArea: [59, 34], landscapeSafeArea: [0, 59, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 53.67, homeIndicator: 153, cornerRadius: 55}
        iphone-16-pro: {name: "iPhone 16 Pro", idiom: phone, size: [402, 874], scale: 3, safeArea: [62, 34], landscapeSafeArea: [0, 62, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 56.33, homeIndicator: 143, cornerRadius: 62}
        iphone-16-pro-max: {name: "iPhone 16 Pro Max / 17 Pro Max", idiom: phone, size: [440, 956], scale: 3, safeArea: [62, 34], landscapeSafeArea: [0, 62, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 56.33, homeIndicator: 157, cornerRadius: 62}
        iphone-17: {name: "iPhone 17 / 17 Pro", idiom: phone, size: [402, 874], scale: 3, safeArea: [62, 34], landscapeSafeArea: [0, 62, 21], statusBar: 54, topFeature: dynamicIsland, navigationBar: 56.33, homeIndicator: 143, cornerRadius: 62}
        iphone-air: {name: "iPhone Air", idiom: phone, size: [420, 912], scale: 3, safeArea: [68, 34], landscapeSafeArea: [0, 68, 21], statusBar: 54, topFeature: dynamicIsland, homeIndicator: 150, cornerRadius: 62}
        ipad-mini: {name: "iPad mini 8.3-inch (6th gen, A17 Pro)", idiom: pad, size: [744, 1133], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 21.5}
        ipad-air-11: {name: "iPad Air 11-inch / Air 10.9-inch (4th, 5th)", idiom: pad, size: [820, 1180], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 18}
        ipad-11: {name: "iPad (10th gen) / iPad (A16) 11-inch", idiom: pad, size: [820, 1180], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 25}
        ipad-air-13: {name: "iPad Air 13-inch", idiom: pad, size: [1024, 1366], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 18}
        ipad-pro-11: {name: "iPad Pro 11-inch (M4, M5)", idiom: pad, size: [834, 1210], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 30}
        ipad-pro-11-m2: {name: "iPad Pro 11-inch (1st-4th gen)", idiom: pad, size: [834, 1194], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 18}
        ipad-pro-13: {name: "iPad Pro 13-inch (M4, M5)", idiom: pad, size: [1032, 1376], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 30}
        ipad-pro-12-9: {name: "iPad Pro 12.9-inch (3rd-6th gen)", idiom: pad, size: [1024, 1366], scale: 2, safeArea: [24, 20], landscapeSafeArea: [24, 0, 20], statusBar: 24, cornerRadius: 18}
        ipad-9: {name: "iPad 10.2-inch (7th-9th gen)", idiom: pad, size: [810, 1080], scale: 2, safeArea: [20, 0], landscapeSafeArea: [20, 0, 0], statusBar: 20}
        watch-38: {name: "Apple Watch 38mm (Series 1-3)", idiom: watch, size: [136, 170], scale: 2, textSize: small, statusBar: 19}
        watch-42-old: {name: "Apple Watch 42mm (Series 1-3)", idiom: watch, size: [156, 195], scale: 2, statusBar: 21}
        watch-40: {name: "Apple Watch 40mm (Series 4-6, SE)", idiom: watch, size: [162, 197], scale: 2, statusBar: 28, cornerRadius: 28}
        watch-44: {name: "Apple Watch 44mm (Series 4-6, SE)", idiom: watch, size: [184, 224], scale: 2, textSize: xLarge, statusBar: 31, cornerRadius: 31}
        watch-41: {name: "Apple Watch 41mm (Series 7-9)", idiom: watch, size: [176, 215], scale: 2, statusBar: 34, cornerRadius: 37}
        watch-45: {name: "Apple Watch 45mm (Series 7-9)", idiom: watch, size: [198, 242], scale: 2, textSize: xLarge, statusBar: 35, cornerRadius: 38}
        watch-49: {name: "Apple Watch Ultra / Ultra 2 49mm", idiom: watch, size: [205, 251], scale: 2, textSize: xLarge, statusBar: 35, cornerRadius: 38}
        watch-42: {name: "Apple Watch 42mm (Series 10, 11)", idiom: watch, size: [187, 223], scale: 2, statusBar: 35, cornerRadius: 39}
        watch-46: {name: "Apple Watch 46mm (Series 10, 11)", idiom: watch, size: [208, 248], scale: 2, textSize: xLarge, statusBar: 36, cornerRadius: 40}
        watch-49-ultra3: {name: "Apple Watch Ultra 3 49mm", idiom: watch, size: [211, 257], scale: 2, textSize: xLarge, statusBar: 36, cornerRadius: 39}
        """#
    case "data/lexicon.yaml":
      return #"""
        # Words that mean something in the languages of apps, which rules of the guidelines look for.
        #
        # Small and capital letters are the same. The words are those that the system itself uses, or that apps of it usually use.
        # One with … before it ends a title.

        # Leaves a question without doing anything.
        cancel:
          en: [Cancel]
          ko: [취소]
          ja: [キャンセル]
          zh: [取消]
          de: [Abbrechen]
          fr: [Annuler]
          es: [Cancelar]
          ar: [إلغاء]
          it: [Annulla]
          nl: [Annuleer, Annuleren]
          pt: [Cancelar]
          sv: [Avbryt]
          pl: [Anuluj]
          ru: [Отменить, Отмена]
          tr: [Vazgeç, İptal]

        # Begins a title that destroys something; in German, Korean and Japanese ends it.
        destructive:
          en: [Delete, Erase, Discard, Permanently Delete]
          ko: [삭제, 지우기, 폐기]
          ja: [削除, 消去, 破棄]
          zh: [删除, 刪除, 抹掉, 丢弃, 捨棄, 放弃更改, 放弃草稿]
          de: [Löschen, Verwerfen, …löschen, …verwerfen]
          fr: [Supprimer, Effacer, Abandonner, Tout supprimer, Tout effacer, Ignorer les modifications]
          es: [Eliminar, Borrar, Descartar]
          ar: [حذف, مسح, تجاهل]
          it: [Elimina, Cancella, Ignora modifiche]
          nl: [Verwijder, Wis]
          pt: [Apagar, Excluir, Eliminar, Descartar]
          sv: [Radera]
          pl: [Usuń]
          ru: [Удалить, Стереть]
          tr: [Sil]

        # Begins a title that may destroy something.
        removing:
          en: [Remove, Clear, Reset]
          ko: [제거, 재설정, 초기화]
          ja: [取り除く, リセット]
          zh: [移除, 清除, 重置, 还原设置]
          de: [Entfernen, Zurücksetzen, …entfernen, …zurücksetzen]
          fr: [Retirer, Réinitialiser]
          es: [Quitar, Restablecer]
          ar: [إزالة, إعادة تعيين, إعادة ضبط]

        # Stands behind one of those where nothing is lost, or little that is not soon there again.
        harmless:
          en:
            [from, filter, filters, search, selection, download, downloads, zoom, badge, bookmark, flag, formatting, highlight,
             link, passcode, password, pin, reminder, star, tag]

        # Stands in a title of one of both kinds where nothing is lost: in many languages one word deletes and removes. What is
        # deleted already is a place, and what is not deleted, or later, is no command.
        keeping:
          en: [after, key, options, rules]
          ko: [필터, 검색, 선택, 다운로드, 즐겨찾기에서, 삭제된, 에서 삭제, 에서 제거, 삭제 취소, 삭제 안 함, 삭제하지, 후 삭제]
          ja: [フィルタ, 検索, 選択, ダウンロードを, から削除, 削除済み, 削除しない, 削除を取り消, 削除をキャンセル, 後に削除]
          zh:
            [从, 從, 筛选, 搜索, 选择, 下载项, 已删除, 最近删除, 最近刪除, 不删除, 不刪除, 取消删除, 取消刪除, 撤销删除, 還原刪除, 后删除]
          de: [filter, suche, suchverlauf, auswahl, download, rückgängig, nicht, aus, nach]
          fr: [filtre, filtres, recherche, sélection, téléchargement, téléchargements, des favoris, après]
          es: [filtro, filtros, búsqueda, selección, descarga, descargas, de favoritos, después]
          ar: [التصفية, البحث, التحديد, التنزيل, من المفضلة, ضوئي, رمز, المستندات, بحث]

        # Takes note of something.
        acknowledgement:
          en: [OK, Okay, Got It, Got It!, Close, Dismiss, Understood]
          ko: [확인, 승인, 닫기, 알겠습니다]
          ja: [OK, 閉じる, 了解]
          zh: [好, 确定, 確定, 关闭, 關閉, 知道了]
          de: [OK, Schließen, Verstanden]
          fr: [OK, Fermer, J’ai compris]
          es: [OK, Aceptar, Cerrar, Entendido]
          ar: [موافق, إغلاق, حسنًا]

        # Ends something that was done.
        done:
          en: [Done]
          ko: [완료]
          ja: [完了]
          zh: [完成]
          de: [Fertig]
          fr: [Terminé]
          es: [Listo]
          ar: [تم]

        # Opens something.
        open:
          en: [Open]
          ko: [열기]
          ja: [開く]
          zh: [打开, 打開, 開啟]
          de: [Öffnen]
          fr: [Ouvrir]
          es: [Abrir]
          ar: [فتح]

        # Says no more than that there is more.
        more:
          en: [More, Other, Options, More Options, More Actions, Other Options, Other Actions, Miscellaneous]
          ko: [더 보기, 더보기, 기타, 옵션, 추가 옵션]
          ja: [その他, もっと見る, オプション, その他のオプション]
          zh: [更多, 其他, 选项, 更多选项, 更多操作]
          de: [Mehr, Weitere, Sonstiges, Optionen, Weitere Optionen, Weitere Aktionen, Mehr Optionen]
          fr: [Plus, Autre, Autres, Options, Plus d’options, Autres options]
          es: [Más, Otros, Opciones, Más opciones, Otras opciones]
          ar: [المزيد, أخرى, خيارات, خيارات أخرى]

        # What a button is called that opens further actions.
        moreButton:
          en: [More]
          ko: [더 보기, 더보기]
          ja: [その他, もっと見る]
          zh: [更多]
          de: [Mehr]
          fr: [Plus]
          es: [Más]
          ar: [المزيد]

        # Tells that something can be taken back. These occur in no sentence that says it cannot.
        undoable:
          en: [you can undo, can be undone, can be recovered, can be restored, recently deleted]
          ko: [되돌릴 수 있, 복구할 수 있, 복원할 수 있, 최근 삭제]
          ja: [元に戻せます, 復元できます, 最近削除した]
          zh: [可以撤销, 可以恢复, 最近删除]
          de: [widerrufen werden kann, kann widerrufen werden, zuletzt gelöscht]
          fr: [peut être annulé, peut être récupéré, suppressions récentes]
          es: [se puede deshacer, se puede recuperar, eliminado recientemente]
          ar: [يمكنك التراجع, المحذوفة مؤخرًا]

        # Begins the title of something that is done, and hardly that of one of several options.
        commands:
          en:
            [Add, Clear, Close All, Connect, Create, Delete, Duplicate, Edit, Erase, Export, Find, Forward, Get Info, Import,
             Invite, Log In, Log Out, Manage, Mark, Move, New Folder, Paste, Print, Refresh, Reload, Remove, Rename, Reply,
             Report, Scan, Select, Settings, Share, Sign In, Sign Out, Sync, Upload]
          ko: [새로 고침, 공유, 삭제, 복제, 이동, 내보내기, 추가, 선택, 편집]
          ja: [再読み込み, 共有, 削除, 複製, 移動, 書き出す, 追加, 選択, 編集]
          zh: [刷新, 共享, 分享, 删除, 移动, 导出, 添加, 编辑]
          de: [Aktualisieren, Teilen, Löschen, Duplizieren, Bewegen, Exportieren, Hinzufügen, Auswählen, Bearbeiten]
          fr: [Actualiser, Partager, Supprimer, Dupliquer, Déplacer, Exporter, Ajouter, Sélectionner, Modifier]
          es: [Actualizar, Compartir, Eliminar, Duplicar, Mover, Exportar, Añadir, Seleccionar, Editar]
          ar: [تحديث, مشاركة, حذف, نقل, تصدير, إضافة, تحديد]

        # Ends the title of an option that begins like a command: 'Add Date' sorts.
        options:
          en: […Closed, …Custom, …Date, …First, …Last, …Modified, …Name, …None, …Only, …Order, …Other, …Size, …Time]

        # Begins the title of an action, or stands for one in the system's own buttons. Some are nouns too: a title that begins
        # with one is not judged.
        verbs:
          en:
            [Accept, Access, Activate, Add, Adjust, Agree, Align, Allow, Answer, Apply, Approve, Archive, Arrange, Ask, Assign,
             Attach, Back, Ban, Block, Book, Bookmark, Boost, Browse, Buy, Calculate, Call, Cancel, Capture, Change, Charge,
             Chat, Check, Choose, Clean, Clear, Close, Collapse, Collect, Combine, Comment, Compare, Complete, Compose,
             Compress, Confirm, Connect, Contact, Continue, Convert, Copy, Create, Crop, Customize, Cut, Debug, Decline, Delete,
             Deny, Deselect, Detect, Disable, Discard, Disconnect, Dismiss, Display, Do, Don't, Donate, Done, Don’t, Download,
             Draw, Duplicate, Edit, Eject, Email, Empty, Enable, End, Enter, Erase, Exit, Expand, Explore, Export, Favorite,
             Feature, File, Fill, Filter, Find, Finish, Flag, Flip, Focus, Follow, Format, Forward, Generate, Get, Give, Go,
             Group, Grow, Help, Hide, Highlight, Hold, Ignore, Import, Include, Increase, Insert, Install, Invite, Join, Jump,
             Keep, Label, Later, Learn, Leave, Like, Link, Listen, Load, Locate, Lock, Log, Look, Make, Manage, Mark, Measure,
             Meet, Mention, Merge, Message, Minimize, Move, Mute, Name, Navigate, Next, No, Not Now, Open, Order, Organize,
             Overwrite, Paste, Pause, Pay, Pick, Pin, Place, Play, Post, Preview, Previous, Print, Publish, Purchase, Quit,
             Quote, Rate, Read, Rearrange, Receive, Record, Recover, Redo, Reduce, Refresh, Register, Reject, Reload, Remind,
             Remove, Rename, Reorder, Repeat, Replace, Reply, Report, Repost, Request, Reserve, Reset, Resize, Restart, Restore,
             Resume, Retake, Retry, Return, Reveal, Revert, Review, Rotate, Run, Save, Scan, Schedule, Scroll, Search, See,
             Select, Send, Set, Share, Shop, Show, Shuffle, Sign, Skip, Snooze, Sort, Speak, Split, Star, Start, Stay, Stop,
             Submit, Subscribe, Switch, Sync, Tag, Take, Tap, Tell, Test, Text, Toggle, Track, Transfer, Translate, Trash, Trim,
             Try, Turn, Type, Unblock, Undo, Unfollow, Ungroup, Unlink, Unlock, Unmute, Unpin, Unsubscribe, Update, Upgrade,
             Upload, Use, Verify, View, Visit, Vote, Watch, Write, Yes, Zoom]

        # Articles, coordinating conjunctions, and prepositions of four letters or fewer, which are small within a title.
        smallWords:
          en: [a, an, the, and, but, or, nor, for, amid, as, at, from, into, of, onto, per, to, upon, via, with]

        # Words that are such prepositions or conjunctions in one title and adverbs, adjectives, verbs or nouns in another.
        particles:
          en: [by, down, in, like, near, 'off', 'on', out, over, past, plus, round, so, than, till, up, vs, yet]

        # Verbs with which those are adverbs, and so have a capital letter: 'Turn Off Notifications'.
        phrasalVerbs:
          en: [Back, Check, Clean, Fill, Log, Look, Opt, Set, Shut, Sign, Speed, Switch, Tear, Turn, Wrap, Zoom]

        # Words that are right in small letters: units, parts of the names of devices and people.
        unchanged:
          en:
            [am, bpm, cm, da, dB, de, del, della, den, der, di, dpi, du, fps, ft, kB, kcal, kg, km, kWh, la, lb, le, lbs, mi, min,
             mini, ml, mm, mph, oz, pm, pt, px, touch, van, von]

        # Words of other languages that need no mark, by which a title without a language is not taken for English.
        foreign:
          de: [als, aus, das, dem, der, im, mit, nach, nicht, und, von, zu, zum, zur]
          fr: [à, au, aux, dans, de, des, du, et, la, le, les, pour, sur, un, une]
          es: [al, como, con, de, del, el, en, la, las, los, por, una]
          it: [alla, con, dal, della, di, gli, il, nella, nuova, tutti]
          nl: [aan, als, een, het, naar, naast, niet, van, voor]
          pt: [ao, como, da, de, para, uma]

        # Names whose letters do not follow title case.
        names:
          en:
            [AirDrop, AirPlay, AirPods, AirPrint, AppleScript, CarPlay, FaceTime, GitHub, GitLab, HomeKit, HomePod, JavaScript,
             LinkedIn, MagSafe, OneDrive, PayPal, TestFlight, TikTok, TypeScript, WhatsApp, WordPress, YouTube, eBay, eSIM, git,
             iCloud, iMac, iMessage, iOS, iPad, iPadOS, iPhone, iPod, iTunes, iWork, macOS, npm, tvOS, visionOS, watchOS, AI, API,
             CSS, CSV, DNS, DVD, EPUB, FAQ, FTP, GIF, GPS, GPX, HDR, HTML, HTTP, HTTPS, GB, ICS, KB, MB, NSFW, OK, TB, ID, IMEI, IP, ISBN, JPEG, JPG, JSON,
             MIDI, MMS, NFC, OCR, OTP, PDF, PNG, QR, RSS, SMS, SQL, SSH, SSL, SVG, TV, UI, URL, USB, UUID, VIP, VPN, XML]
        """#
    case "data/symbol-groups.yaml":
      return #"""
        # The groups of symbols by use, as the contact sheet shows them. A symbol belongs to the group that
        # has the longest beginning of its name, whole words only; one without a group is in the last.
        edit: [
          bold, character, checklist, clear, clipboard, crop, cursorarrow, decrease, delete, doc.on.clipboard,
          doc.on.doc, eraser, eyedropper, highlighter, increase, italic, lasso, line.3, list,
          paintbrush, paintpalette, paragraphsign, pencil, quote, rectangle.and.pencil, rotate, ruler,
          scissors, scribble, selection, signature, slider, square.and.pencil, strikethrough, text,
          textformat, trash, underline, wand, arrow.uturn]
        share: [
          airplayaudio, airplayvideo, antenna, arrowshape, at, bubble, dot, envelope, link, megaphone,
          message, paperplane, personalhotspot, phone, printer, qrcode,
          rectangle.portrait.and.arrow, square.and.arrow, tray, wave, wifi]
        file: [
          archivebox, book, bookmark, books, calendar, doc, externaldrive, filemenu, folder, icloud,
          internaldrive, magazine, menucard, newspaper, note, opticaldisc, opticaldiscdrive, paperclip,
          rectangle.stack, shippingbox, square.stack, tablecells, tag]
        navigate: [
          arrow, arrowtriangle, chevron, contextualmenu, control, dock, ellipsis, escape, globe, house,
          location, macwindow, magnifyingglass, map, mappin, menubar, point, rectangle.grid, return, safari,
          scope, sidebar, signpost, square.grid, viewfinder]
        media: [
          backward, camera, captions, eject, film, forward, gobackward, goforward, headphones, hifispeaker,
          livephoto, memories, mic, music, pause, photo, pianokeys, pip, play, playpause,
          recordingtape, record, repeat, shuffle, slowmo, speaker, stop, timelapse, tv, video, waveform]
        people: [accessibility, ear, eye, eyeglasses, face, faceid, figure, hand, heart, person, touchid]
        state: [
          alarm, app.badge, badge, battery, bell, bolt, cellularbars, checkmark, clock,
          exclamationmark, flag, gauge, hourglass, info, lock, key, minus, moon, nosign, pin, plus, power,
          questionmark, seal, shield, sparkle, sparkles, star, stopwatch, switch, thermometer, timer, xmark]
        shapes: [
          "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", asterisk, c, capsule, circle,
          cross, diamond, divide, dollarsign, equal, eurosign, hexagon, infinity, line, lines, multiply,
          number, octagon, p, pentagon, percent, plusminus, r, rectangle, smallcircle, square, triangle]
        other: []
        """#
    case "data/symbol-names.txt":
      return #"""
        # The names that SF Symbols has, sorted, and names of other years with the one that is drawn here. Names only.

        0.circle
        0.circle.ar
        0.circle.fill
        0.circle.fill.ar
        0.circle.fill.hi
        0.circle.hi
        0.square
        0.square.ar
        0.square.fill
        0.square.fill.ar
        0.square.fill.hi
        0.square.hi
        00.circle
        00.circle.ar
        00.circle.fill
        00.circle.fill.ar
        00.circle.fill.hi
        00.circle.hi
        00.square
        00.square.ar
        00.square.fill
        00.square.fill.ar
        00.square.fill.hi
        00.square.hi
        01.circle
        01.circle.ar
        01.circle.fill
        01.circle.fill.ar
        01.circle.fill.hi
        01.circle.hi
        01.square
        01.square.ar
        01.square.fill
        01.square.fill.ar
        01.square.fill.hi
        01.square.hi
        02.circle
        02.circle.ar
        02.circle.fill
        02.circle.fill.ar
        02.circle.fill.hi
        02.circle.hi
        02.square
        02.square.ar
        02.square.fill
        02.square.fill.ar
        02.square.fill.hi
        02.square.hi
        03.circle
        03.circle.ar
        03.circle.fill
        03.circle.fill.ar
        03.circle.fill.hi
        03.circle.hi
        03.square
        03.square.ar
        03.square.fill
        03.square.fill.ar
        03.square.fill.hi
        03.square.hi
        04.circle
        04.circle.ar
        04.circle.fill
        04.circle.fill.ar
        04.circle.fill.hi
        04.circle.hi
        04.square
        04.square.ar
        04.square.fill
        04.square.fill.ar
        04.square.fill.hi
        04.square.hi
        05.circle
        05.circle.ar
        05.circle.fill
        05.circle.fill.ar
        05.circle.fill.hi
        05.circle.hi
        05.square
        05.square.ar
        05.square.fill
        05.square.fill.ar
        05.square.fill.hi
        05.square.hi
        06.circle
        06.circle.ar
        06.circle.fill
        06.circle.fill.ar
        06.circle.fill.hi
        06.circle.hi
        06.square
        06.square.ar
        06.square.fill
        06.square.fill.ar
        06.square.fill.hi
        06.square.hi
        07.circle
        07.circle.ar
        07.circle.fill
        07.circle.fill.ar
        07.circle.fill.hi
        07.circle.hi
        07.square
        07.square.ar
        07.square.fill
        07.square.fill.ar
        07.square.fill.hi
        07.square.hi
        08.circle
        08.circle.ar
        08.circle.fill
        08.circle.fill.ar
        08.circle.fill.hi
        08.circle.hi
        08.square
        08.square.ar
        08.square.fill
        08.square.fill.ar
        08.square.fill.hi
        08.square.hi
        09.circle
        09.circle.ar
        09.circle.fill
        09.circle.fill.ar
        09.circle.fill.hi
        09.circle.hi
        09.square
        09.square.ar
        09.square.fill
        09.square.fill.ar
        09.square.fill.hi
        09.square.hi
        1.brakesignal
        1.circle
        1.circle.ar
        1.circle.fill
        1.circle.fill.ar
        1.circle.fill.hi
        1.circle.hi
        1.lane
        1.lane.ar
        1.lane.hi
        1.magnifyingglass
        1.magnifyingglass.ar
        1.magnifyingglass.hi
        1.square
        1.square.ar
        1.square.fill
        1.square.fill.ar
        1.square.fill.hi
        1.square.hi
        10.circle
        10.circle.ar
        10.circle.fill
        10.circle.fill.ar
        10.circle.fill.hi
        10.circle.hi
        10.lane
        10.lane.ar
        10.lane.hi
        10.square
        10.square.ar
        10.square.fill
        10.square.fill.ar
        10.square.fill.hi
        10.square.hi
        11.circle
        11.circle.ar
        11.circle.fill
        11.circle.fill.ar
        11.circle.fill.hi
        11.circle.hi
        11.lane
        11.lane.ar
        11.lane.hi
        11.square
        11.square.ar
        11.square.fill
        11.square.fill.ar
        11.square.fill.hi
        11.square.hi
        12.circle
        12.circle.ar
        12.circle.fill
        12.circle.fill.ar
        12.circle.fill.hi
        12.circle.hi
        12.lane
        12.lane.ar
        12.lane.hi
        12.square
        12.square.ar
        12.square.fill
        12.square.fill.ar
        12.square.fill.hi
        12.square.hi
        123.rectangle
        123.rectangle.ar
        123.rectangle.fill
        123.rectangle.fill.ar
        123.rectangle.fill.hi
        123.rectangle.hi
        13.circle
        13.circle.ar
        13.circle.fill
        13.circle.fill.ar
        13.circle.fill.hi
        13.circle.hi
        13.square
        13.square.ar
        13.square.fill
        13.square.fill.ar
        13.square.fill.hi
        13.square.hi
        14.circle
        14.circle.ar
        14.circle.fill
        14.circle.fill.ar
        14.circle.fill.hi
        14.circle.hi
        14.square
        14.square.ar
        14.square.fill
        14.square.fill.ar
        14.square.fill.hi
        14.square.hi
        15.circle
        15.circle.ar
        15.circle.fill
        15.circle.fill.ar
        15.circle.fill.hi
        15.circle.hi
        15.square
        15.square.ar
        15.square.fill
        15.square.fill.ar
        15.square.fill.hi
        15.square.hi
        16.circle
        16.circle.ar
        16.circle.fill
        16.circle.fill.ar
        16.circle.fill.hi
        16.circle.hi
        16.square
        16.square.ar
        16.square.fill
        16.square.fill.ar
        16.square.fill.hi
        16.square.hi
        17.circle
        17.circle.ar
        17.circle.fill
        17.circle.fill.ar
        17.circle.fill.hi
        17.circle.hi
        17.square
        17.square.ar
        17.square.fill
        17.square.fill.ar
        17.square.fill.hi
        17.square.hi
        18.circle
        18.circle.ar
        18.circle.fill
        18.circle.fill.ar
        18.circle.fill.hi
        18.circle.hi
        18.square
        18.square.ar
        18.square.fill
        18.square.fill.ar
        18.square.fill.hi
        18.square.hi
        19.circle
        19.circle.ar
        19.circle.fill
        19.circle.fill.ar
        19.circle.fill.hi
        19.circle.hi
        19.square
        19.square.ar
        19.square.fill
        19.square.fill.ar
        19.square.fill.hi
        19.square.hi
        2.brakesignal
        2.circle
        2.circle.ar
        2.circle.fill
        2.circle.fill.ar
        2.circle.fill.hi
        2.circle.hi
        2.lane
        2.lane.ar
        2.lane.hi
        2.square
        2.square.ar
        2.square.fill
        2.square.fill.ar
        2.square.fill.hi
        2.square.hi
        20.circle
        20.circle.ar
        20.circle.fill
        20.circle.fill.ar
        20.circle.fill.hi
        20.circle.hi
        20.square
        20.square.ar
        20.square.fill
        20.square.fill.ar
        20.square.fill.hi
        20.square.hi
        21.circle
        21.circle.ar
        21.circle.fill
        21.circle.fill.ar
        21.circle.fill.hi
        21.circle.hi
        21.square
        21.square.ar
        21.square.fill
        21.square.fill.ar
        21.square.fill.hi
        21.square.hi
        22.circle
        22.circle.ar
        22.circle.fill
        22.circle.fill.ar
        22.circle.fill.hi
        22.circle.hi
        22.square
        22.square.ar
        22.square.fill
        22.square.fill.ar
        22.square.fill.hi
        22.square.hi
        23.circle
        23.circle.ar
        23.circle.fill
        23.circle.fill.ar
        23.circle.fill.hi
        23.circle.hi
        23.square
        23.square.ar
        23.square.fill
        23.square.fill.ar
        23.square.fill.hi
        23.square.hi
        24.circle
        24.circle.ar
        24.circle.fill
        24.circle.fill.ar
        24.circle.fill.hi
        24.circle.hi
        24.square
        24.square.ar
        24.square.fill
        24.square.fill.ar
        24.square.fill.hi
        24.square.hi
        25.circle
        25.circle.ar
        25.circle.fill
        25.circle.fill.ar
        25.circle.fill.hi
        25.circle.hi
        25.square
        25.square.ar
        25.square.fill
        25.square.fill.ar
        25.square.fill.hi
        25.square.hi
        26.circle
        26.circle.ar
        26.circle.fill
        26.circle.fill.ar
        26.circle.fill.hi
        26.circle.hi
        26.square
        26.square.ar
        26.square.fill
        26.square.fill.ar
        26.square.fill.hi
        26.square.hi
        27.circle
        27.circle.ar
        27.circle.fill
        27.circle.fill.ar
        27.circle.fill.hi
        27.circle.hi
        27.square
        27.square.ar
        27.square.fill
        27.square.fill.ar
        27.square.fill.hi
        27.square.hi
        28.circle
        28.circle.ar
        28.circle.fill
        28.circle.fill.ar
        28.circle.fill.hi
        28.circle.hi
        28.square
        28.square.ar
        28.square.fill
        28.square.fill.ar
        28.square.fill.hi
        28.square.hi
        29.circle
        29.circle.ar
        29.circle.fill
        29.circle.fill.ar
        29.circle.fill.hi
        29.circle.hi
        29.square
        29.square.ar
        29.square.fill
        29.square.fill.ar
        29.square.fill.hi
        29.square.hi
        2h
        2h.circle
        2h.circle.fill
        3.circle
        3.circle.ar
        3.circle.fill
        3.circle.fill.ar
        3.circle.fill.hi
        3.circle.hi
        3.lane
        3.lane.ar
        3.lane.hi
        3.square
        3.square.ar
        3.square.fill
        3.square.fill.ar
        3.square.fill.hi
        3.square.hi
        30.circle
        30.circle.ar
        30.circle.fill
        30.circle.fill.ar
        30.circle.fill.hi
        30.circle.hi
        30.square
        30.square.ar
        30.square.fill
        30.square.fill.ar
        30.square.fill.hi
        30.square.hi
        31.circle
        31.circle.ar
        31.circle.fill
        31.circle.fill.ar
        31.circle.fill.hi
        31.circle.hi
        31.square
        31.square.ar
        31.square.fill
        31.square.fill.ar
        31.square.fill.hi
        31.square.hi
        32.circle
        32.circle.ar
        32.circle.fill
        32.circle.fill.ar
        32.circle.fill.hi
        32.circle.hi
        32.square
        32.square.ar
        32.square.fill
        32.square.fill.ar
        32.square.fill.hi
        32.square.hi
        33.circle
        33.circle.ar
        33.circle.fill
        33.circle.fill.ar
        33.circle.fill.hi
        33.circle.hi
        33.square
        33.square.ar
        33.square.fill
        33.square.fill.ar
        33.square.fill.hi
        33.square.hi
        34.circle
        34.circle.ar
        34.circle.fill
        34.circle.fill.ar
        34.circle.fill.hi
        34.circle.hi
        34.square
        34.square.ar
        34.square.fill
        34.square.fill.ar
        34.square.fill.hi
        34.square.hi
        35.circle
        35.circle.ar
        35.circle.fill
        35.circle.fill.ar
        35.circle.fill.hi
        35.circle.hi
        35.square
        35.square.ar
        35.square.fill
        35.square.fill.ar
        35.square.fill.hi
        35.square.hi
        36.circle
        36.circle.ar
        36.circle.fill
        36.circle.fill.ar
        36.circle.fill.hi
        36.circle.hi
        36.square
        36.square.ar
        36.square.fill
        36.square.fill.ar
        36.square.fill.hi
        36.square.hi
        37.circle
        37.circle.ar
        37.circle.fill
        37.circle.fill.ar
        37.circle.fill.hi
        37.circle.hi
        37.square
        37.square.ar
        37.square.fill
        37.square.fill.ar
        37.square.fill.hi
        37.square.hi
        38.circle
        38.circle.ar
        38.circle.fill
        38.circle.fill.ar
        38.circle.fill.hi
        38.circle.hi
        38.square
        38.square.ar
        38.square.fill
        38.square.fill.ar
        38.square.fill.hi
        38.square.hi
        39.circle
        39.circle.ar
        39.circle.fill
        39.circle.fill.ar
        39.circle.fill.hi
        39.circle.hi
        39.square
        39.square.ar
        39.square.fill
        39.square.fill.ar
        39.square.fill.hi
        39.square.hi
        4.alt.circle
        4.alt.circle.fill
        4.alt.square
        4.alt.square.fill
        4.circle
        4.circle.ar
        4.circle.fill
        4.circle.fill.ar
        4.circle.fill.hi
        4.circle.hi
        4.lane
        4.lane.ar
        4.lane.hi
        4.square
        4.square.ar
        4.square.fill
        4.square.fill.ar
        4.square.fill.hi
        4.square.hi
        40.circle
        40.circle.ar
        40.circle.fill
        40.circle.fill.ar
        40.circle.fill.hi
        40.circle.hi
        40.square
        40.square.ar
        40.square.fill
        40.square.fill.ar
        40.square.fill.hi
        40.square.hi
        41.circle
        41.circle.ar
        41.circle.fill
        41.circle.fill.ar
        41.circle.fill.hi
        41.circle.hi
        41.square
        41.square.ar
        41.square.fill
        41.square.fill.ar
        41.square.fill.hi
        41.square.hi
        42.circle
        42.circle.ar
        42.circle.fill
        42.circle.fill.ar
        42.circle.fill.hi
        42.circle.hi
        42.square
        42.square.ar
        42.square.fill
        42.square.fill.ar
        42.square.fill.hi
        42.square.hi
        43.circle
        43.circle.ar
        43.circle.fill
        43.circle.fill.ar
        43.circle.fill.hi
        43.circle.hi
        43.square
        43.square.ar
        43.square.fill
        43.square.fill.ar
        43.square.fill.hi
        43.square.hi
        44.circle
        44.circle.ar
        44.circle.fill
        44.circle.fill.ar
        44.circle.fill.hi
        44.circle.hi
        44.square
        44.square.ar
        44.square.fill
        44.square.fill.ar
        44.square.fill.hi
        44.square.hi
        45.circle
        45.circle.ar
        45.circle.fill
        45.circle.fill.ar
        45.circle.fill.hi
        45.circle.hi
        45.square
        45.square.ar
        45.square.fill
        45.square.fill.ar
        45.square.fill.hi
        45.square.hi
        46.circle
        46.circle.ar
        46.circle.fill
        46.circle.fill.ar
        46.circle.fill.hi
        46.circle.hi
        46.square
        46.square.ar
        46.square.fill
        46.square.fill.ar
        46.square.fill.hi
        46.square.hi
        47.circle
        47.circle.ar
        47.circle.fill
        47.circle.fill.ar
        47.circle.fill.hi
        47.circle.hi
        47.square
        47.square.ar
        47.square.fill
        47.square.fill.ar
        47.square.fill.hi
        47.square.hi
        48.circle
        48.circle.ar
        48.circle.fill
        48.circle.fill.ar
        48.circle.fill.hi
        48.circle.hi
        48.square
        48.square.ar
        48.square.fill
        48.square.fill.ar
        48.square.fill.hi
        48.square.hi
        49.circle
        49.circle.ar
        49.circle.fill
        49.circle.fill.ar
        49.circle.fill.hi
        49.circle.hi
        49.square
        49.square.ar
        49.square.fill
        49.square.fill.ar
        49.square.fill.hi
        49.square.hi
        4a
        4a.circle
        4a.circle.fill
        4h
        4h.circle
        4h.circle.fill
        4k.tv
        4k.tv.fill
        4l
        4l.circle
        4l.circle.fill
        5.circle
        5.circle.ar
        5.circle.fill
        5.circle.fill.ar
        5.circle.fill.hi
        5.circle.hi
        5.lane
        5.lane.ar
        5.lane.hi
        5.square
        5.square.ar
        5.square.fill
        5.square.fill.ar
        5.square.fill.hi
        5.square.hi
        50.circle
        50.circle.ar
        50.circle.fill
        50.circle.fill.ar
        50.circle.fill.hi
        50.circle.hi
        50.square
        50.square.ar
        50.square.fill
        50.square.fill.ar
        50.square.fill.hi
        50.square.hi
        6.alt.circle
        6.alt.circle.fill
        6.alt.square
        6.alt.square.fill
        6.circle
        6.circle.ar
        6.circle.fill
        6.circle.fill.ar
        6.circle.fill.hi
        6.circle.hi
        6.lane
        6.lane.ar
        6.lane.hi
        6.square
        6.square.ar
        6.square.fill
        6.square.fill.ar
        6.square.fill.hi
        6.square.hi
        7.circle
        7.circle.ar
        7.circle.fill
        7.circle.fill.ar
        7.circle.fill.hi
        7.circle.hi
        7.lane
        7.lane.ar
        7.lane.hi
        7.square
        7.square.ar
        7.square.fill
        7.square.fill.ar
        7.square.fill.hi
        7.square.hi
        8.circle
        8.circle.ar
        8.circle.fill
        8.circle.fill.ar
        8.circle.fill.hi
        8.circle.hi
        8.lane
        8.lane.ar
        8.lane.hi
        8.square
        8.square.ar
        8.square.fill
        8.square.fill.ar
        8.square.fill.hi
        8.square.hi
        9.alt.circle
        9.alt.circle.fill
        9.alt.square
        9.alt.square.fill
        9.circle
        9.circle.ar
        9.circle.fill
        9.circle.fill.ar
        9.circle.fill.hi
        9.circle.hi
        9.lane
        9.lane.ar
        9.lane.hi
        9.square
        9.square.ar
        9.square.fill
        9.square.fill.ar
        9.square.fill.hi
        9.square.hi
        a character
        a.book.closed character.book.closed
        a.book.closed.ar character.book.closed.ar
        a.book.closed.fill character.book.closed.fill
        a.book.closed.fill.ar character.book.closed.fill.ar
        a.book.closed.fill.he character.book.closed.fill.he
        a.book.closed.fill.hi character.book.closed.fill.hi
        a.book.closed.fill.ja character.book.closed.fill.ja
        a.book.closed.fill.ko character.book.closed.fill.ko
        a.book.closed.fill.th character.book.closed.fill.th
        a.book.closed.fill.zh character.book.closed.fill.zh
        a.book.closed.he character.book.closed.he
        a.book.closed.hi character.book.closed.hi
        a.book.closed.ja character.book.closed.ja
        a.book.closed.ko character.book.closed.ko
        a.book.closed.th character.book.closed.th
        a.book.closed.zh character.book.closed.zh
        a.circle
        a.circle.fill
        a.magnify character.magnify
        a.square
        a.square.fill
        abc
        abs
        abs.brakesignal
        abs.brakesignal.slash
        abs.circle
        abs.circle.fill
        accessibility
        accessibility.badge.arrow.up.right
        accessibility.fill
        air.conditioner.horizontal
        air.conditioner.horizontal.fill
        air.conditioner.vertical
        air.conditioner.vertical.fill
        air.purifier
        air.purifier.fill
        airplane
        airplane.arrival
        airplane.circle
        airplane.circle.fill
        airplane.departure
        airplayaudio
        airplayaudio.badge.exclamationmark
        airplayaudio.circle
        airplayaudio.circle.fill
        airplayvideo
        airplayvideo.badge.exclamationmark
        airplayvideo.circle
        airplayvideo.circle.fill
        airpod.gen3.left
        airpod.gen3.right
        airpod.left
        airpod.right
        airpodpro.left
        airpodpro.right
        airpods
        airpods.chargingcase
        airpods.chargingcase.fill
        airpods.chargingcase.wireless
        airpods.chargingcase.wireless.fill
        airpods.gen3
        airpods.gen3.chargingcase.wireless
        airpods.gen3.chargingcase.wireless.fill
        airpodsmax
        airpodspro
        airpodspro.chargingcase.wireless
        airpodspro.chargingcase.wireless.fill
        airpodspro.chargingcase.wireless.radiowaves.left.and.right
        airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill
        airport.express
        airport.extreme
        airport.extreme.tower
        airtag
        airtag.fill
        airtag.radiowaves.forward
        airtag.radiowaves.forward.fill
        airtag.radiowaves.forward.fill.rtl
        airtag.radiowaves.forward.rtl
        alarm
        alarm.fill
        alarm.waves.left.and.right
        alarm.waves.left.and.right.fill
        align.horizontal.center
        align.horizontal.center.fill
        align.horizontal.left
        align.horizontal.left.fill
        align.horizontal.right
        align.horizontal.right.fill
        align.vertical.bottom
        align.vertical.bottom.fill
        align.vertical.center
        align.vertical.center.fill
        align.vertical.top
        align.vertical.top.fill
        allergens
        allergens.fill
        alt
        alternatingcurrent
        amplifier
        angle
        ant
        ant.circle
        ant.circle.fill
        ant.fill
        antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.circle
        antenna.radiowaves.left.and.right.circle.fill
        antenna.radiowaves.left.and.right.slash
        app
        app.badge
        app.badge.checkmark
        app.badge.checkmark.fill
        app.badge.fill
        app.connected.to.app.below.fill
        app.dashed
        app.fill
        app.gift
        app.gift.fill
        appclip
        apple.logo
        apple.terminal
        apple.terminal.fill
        apple.terminal.on.rectangle
        apple.terminal.on.rectangle.fill
        applelogo apple.logo
        applepencil
        applepencil.adapter.usb.c
        applepencil.adapter.usb.c.fill
        applepencil.and.scribble
        applepencil.gen1
        applepencil.gen2
        applepencil.tip
        applescript
        applescript.fill
        appletv
        appletv.fill
        appletvremote.gen1
        appletvremote.gen1.fill
        appletvremote.gen2
        appletvremote.gen2.fill
        appletvremote.gen3
        appletvremote.gen3.fill
        appletvremote.gen4
        appletvremote.gen4.fill
        applewatch
        applewatch.and.arrow.forward
        applewatch.and.arrow.forward.rtl
        applewatch.case.inset.filled
        applewatch.radiowaves.left.and.right
        applewatch.side.right
        applewatch.slash
        applewatch.watchface
        apps.ipad
        apps.ipad.landscape
        apps.iphone
        apps.iphone.badge.plus
        apps.iphone.landscape
        apps.iphone.landscape.rtl
        appwindow.swipe.rectangle
        aqi.high
        aqi.low
        aqi.medium
        arcade.stick
        arcade.stick.and.arrow.down
        arcade.stick.and.arrow.left
        arcade.stick.and.arrow.left.and.arrow.right
        arcade.stick.and.arrow.right
        arcade.stick.and.arrow.up
        arcade.stick.and.arrow.up.and.arrow.down
        arcade.stick.console
        arcade.stick.console.fill
        archivebox
        archivebox.circle
        archivebox.circle.fill
        archivebox.fill
        arkit
        arkit.badge.xmark
        arrow.2.circlepath arrow.triangle.2.circlepath
        arrow.2.circlepath.circle arrow.triangle.2.circlepath.circle
        arrow.2.circlepath.circle.fill arrow.triangle.2.circlepath.circle.fill
        arrow.2.squarepath
        arrow.3.trianglepath
        arrow.backward
        arrow.backward.circle
        arrow.backward.circle.fill
        arrow.backward.square
        arrow.backward.square.fill
        arrow.backward.to.line
        arrow.backward.to.line.circle
        arrow.backward.to.line.circle.fill
        arrow.backward.to.line.square
        arrow.backward.to.line.square.fill
        arrow.branch arrow.triangle.branch
        arrow.circlepath
        arrow.clockwise
        arrow.clockwise.circle
        arrow.clockwise.circle.fill
        arrow.clockwise.heart
        arrow.clockwise.heart.fill
        arrow.clockwise.icloud
        arrow.clockwise.icloud.fill
        arrow.clockwise.square
        arrow.clockwise.square.fill
        arrow.counterclockwise
        arrow.counterclockwise.circle
        arrow.counterclockwise.circle.fill
        arrow.counterclockwise.icloud
        arrow.counterclockwise.icloud.fill
        arrow.counterclockwise.square
        arrow.counterclockwise.square.fill
        arrow.down
        arrow.down.and.line.horizontal.and.arrow.up
        arrow.down.app
        arrow.down.app.fill
        arrow.down.applewatch
        arrow.down.backward
        arrow.down.backward.and.arrow.up.forward
        arrow.down.backward.and.arrow.up.forward.circle
        arrow.down.backward.and.arrow.up.forward.circle.fill
        arrow.down.backward.and.arrow.up.forward.square
        arrow.down.backward.and.arrow.up.forward.square.fill
        arrow.down.backward.circle
        arrow.down.backward.circle.fill
        arrow.down.backward.square
        arrow.down.backward.square.fill
        arrow.down.backward.toptrailing.rectangle
        arrow.down.backward.toptrailing.rectangle.fill
        arrow.down.circle
        arrow.down.circle.dotted
        arrow.down.circle.fill
        arrow.down.doc
        arrow.down.doc.fill
        arrow.down.forward
        arrow.down.forward.and.arrow.up.backward
        arrow.down.forward.and.arrow.up.backward.circle
        arrow.down.forward.and.arrow.up.backward.circle.fill
        arrow.down.forward.and.arrow.up.backward.square
        arrow.down.forward.and.arrow.up.backward.square.fill
        arrow.down.forward.circle
        arrow.down.forward.circle.fill
        arrow.down.forward.square
        arrow.down.forward.square.fill
        arrow.down.forward.topleading.rectangle
        arrow.down.forward.topleading.rectangle.fill
        arrow.down.heart
        arrow.down.heart.fill
        arrow.down.left
        arrow.down.left.and.arrow.up.right
        arrow.down.left.and.arrow.up.right.circle
        arrow.down.left.and.arrow.up.right.circle.fill
        arrow.down.left.and.arrow.up.right.square
        arrow.down.left.and.arrow.up.right.square.fill
        arrow.down.left.arrow.up.right
        arrow.down.left.arrow.up.right.circle
        arrow.down.left.arrow.up.right.circle.fill
        arrow.down.left.arrow.up.right.square
        arrow.down.left.arrow.up.right.square.fill
        arrow.down.left.circle
        arrow.down.left.circle.fill
        arrow.down.left.square
        arrow.down.left.square.fill
        arrow.down.left.topright.rectangle
        arrow.down.left.topright.rectangle.fill
        arrow.down.left.video
        arrow.down.left.video.fill
        arrow.down.message
        arrow.down.message.fill
        arrow.down.right
        arrow.down.right.and.arrow.up.left
        arrow.down.right.and.arrow.up.left.circle
        arrow.down.right.and.arrow.up.left.circle.fill
        arrow.down.right.and.arrow.up.left.square
        arrow.down.right.and.arrow.up.left.square.fill
        arrow.down.right.circle
        arrow.down.right.circle.fill
        arrow.down.right.square
        arrow.down.right.square.fill
        arrow.down.right.topleft.rectangle
        arrow.down.right.topleft.rectangle.fill
        arrow.down.square
        arrow.down.square.fill
        arrow.down.to.line
        arrow.down.to.line.alt arrow.down.to.line.compact
        arrow.down.to.line.circle
        arrow.down.to.line.circle.fill
        arrow.down.to.line.compact
        arrow.down.to.line.square
        arrow.down.to.line.square.fill
        arrow.forward
        arrow.forward.circle
        arrow.forward.circle.fill
        arrow.forward.square
        arrow.forward.square.fill
        arrow.forward.to.line
        arrow.forward.to.line.circle
        arrow.forward.to.line.circle.fill
        arrow.forward.to.line.square
        arrow.forward.to.line.square.fill
        arrow.left
        arrow.left.and.line.vertical.and.arrow.right
        arrow.left.and.right
        arrow.left.and.right.circle
        arrow.left.and.right.circle.fill
        arrow.left.and.right.righttriangle.left.righttriangle.right
        arrow.left.and.right.righttriangle.left.righttriangle.right.fill
        arrow.left.and.right.square
        arrow.left.and.right.square.fill
        arrow.left.and.right.text.vertical
        arrow.left.arrow.right
        arrow.left.arrow.right.circle
        arrow.left.arrow.right.circle.fill
        arrow.left.arrow.right.square
        arrow.left.arrow.right.square.fill
        arrow.left.circle
        arrow.left.circle.fill
        arrow.left.square
        arrow.left.square.fill
        arrow.left.to.line
        arrow.left.to.line.alt arrow.left.to.line.compact
        arrow.left.to.line.circle
        arrow.left.to.line.circle.fill
        arrow.left.to.line.compact
        arrow.left.to.line.square
        arrow.left.to.line.square.fill
        arrow.merge arrow.triangle.merge
        arrow.rectanglepath
        arrow.right
        arrow.right.and.line.vertical.and.arrow.left
        arrow.right.arrow.left arrow.left.arrow.right
        arrow.right.arrow.left.circle arrow.left.arrow.right.circle
        arrow.right.arrow.left.circle.fill arrow.left.arrow.right.circle.fill
        arrow.right.arrow.left.square arrow.left.arrow.right.square
        arrow.right.arrow.left.square.fill arrow.left.arrow.right.square.fill
        arrow.right.circle
        arrow.right.circle.fill
        arrow.right.doc.on.clipboard
        arrow.right.square
        arrow.right.square.fill
        arrow.right.to.line
        arrow.right.to.line.alt arrow.right.to.line.compact
        arrow.right.to.line.circle
        arrow.right.to.line.circle.fill
        arrow.right.to.line.compact
        arrow.right.to.line.square
        arrow.right.to.line.square.fill
        arrow.swap arrow.triangle.swap
        arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.camera
        arrow.triangle.2.circlepath.camera.fill
        arrow.triangle.2.circlepath.circle
        arrow.triangle.2.circlepath.circle.fill
        arrow.triangle.2.circlepath.doc.on.clipboard
        arrow.triangle.2.circlepath.icloud
        arrow.triangle.2.circlepath.icloud.fill
        arrow.triangle.branch
        arrow.triangle.capsulepath
        arrow.triangle.merge
        arrow.triangle.pull
        arrow.triangle.swap
        arrow.triangle.turn.up.right.circle
        arrow.triangle.turn.up.right.circle.fill
        arrow.triangle.turn.up.right.diamond
        arrow.triangle.turn.up.right.diamond.fill
        arrow.trianglehead.2.clockwise.rotate.90 arrow.triangle.2.circlepath
        arrow.trianglehead.branch arrow.triangle.branch
        arrow.trianglehead.merge arrow.triangle.merge
        arrow.trianglehead.pull arrow.triangle.pull
        arrow.trianglehead.swap arrow.triangle.swap
        arrow.turn.down.left
        arrow.turn.down.right
        arrow.turn.left.down
        arrow.turn.left.up
        arrow.turn.right.down
        arrow.turn.right.up
        arrow.turn.up.forward.iphone
        arrow.turn.up.forward.iphone.fill
        arrow.turn.up.left
        arrow.turn.up.right
        arrow.up
        arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right
        arrow.up.and.down.and.sparkles
        arrow.up.and.down.circle
        arrow.up.and.down.circle.fill
        arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill arrow.up.and.down.righttriangle.up.righttriangle.down.fill
        arrow.up.and.down.righttriangle.up.righttriangle.down
        arrow.up.and.down.righttriangle.up.righttriangle.down.fill
        arrow.up.and.down.square
        arrow.up.and.down.square.fill
        arrow.up.and.down.text.horizontal
        arrow.up.and.line.horizontal.and.arrow.down
        arrow.up.and.person.rectangle.portrait
        arrow.up.and.person.rectangle.turn.left
        arrow.up.and.person.rectangle.turn.right
        arrow.up.arrow.down
        arrow.up.arrow.down.circle
        arrow.up.arrow.down.circle.fill
        arrow.up.arrow.down.square
        arrow.up.arrow.down.square.fill
        arrow.up.backward
        arrow.up.backward.and.arrow.down.forward
        arrow.up.backward.and.arrow.down.forward.circle
        arrow.up.backward.and.arrow.down.forward.circle.fill
        arrow.up.backward.and.arrow.down.forward.square
        arrow.up.backward.and.arrow.down.forward.square.fill
        arrow.up.backward.bottomtrailing.rectangle
        arrow.up.backward.bottomtrailing.rectangle.fill
        arrow.up.backward.circle
        arrow.up.backward.circle.fill
        arrow.up.backward.square
        arrow.up.backward.square.fill
        arrow.up.bin
        arrow.up.bin.fill
        arrow.up.circle
        arrow.up.circle.badge.clock
        arrow.up.circle.fill
        arrow.up.doc
        arrow.up.doc.fill
        arrow.up.doc.on.clipboard
        arrow.up.forward
        arrow.up.forward.and.arrow.down.backward
        arrow.up.forward.and.arrow.down.backward.circle
        arrow.up.forward.and.arrow.down.backward.circle.fill
        arrow.up.forward.and.arrow.down.backward.square
        arrow.up.forward.and.arrow.down.backward.square.fill
        arrow.up.forward.app
        arrow.up.forward.app.fill
        arrow.up.forward.bottomleading.rectangle
        arrow.up.forward.bottomleading.rectangle.fill
        arrow.up.forward.circle
        arrow.up.forward.circle.fill
        arrow.up.forward.square
        arrow.up.forward.square.fill
        arrow.up.heart
        arrow.up.heart.fill
        arrow.up.left
        arrow.up.left.and.arrow.down.right
        arrow.up.left.and.arrow.down.right.circle
        arrow.up.left.and.arrow.down.right.circle.fill
        arrow.up.left.and.arrow.down.right.square
        arrow.up.left.and.arrow.down.right.square.fill
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
        arrow.up.left.and.down.right.magnifyingglass
        arrow.up.left.arrow.down.right
        arrow.up.left.arrow.down.right.circle
        arrow.up.left.arrow.down.right.circle.fill
        arrow.up.left.arrow.down.right.square
        arrow.up.left.arrow.down.right.square.fill
        arrow.up.left.bottomright.rectangle
        arrow.up.left.bottomright.rectangle.fill
        arrow.up.left.circle
        arrow.up.left.circle.fill
        arrow.up.left.square
        arrow.up.left.square.fill
        arrow.up.message
        arrow.up.message.fill
        arrow.up.right
        arrow.up.right.and.arrow.down.left
        arrow.up.right.and.arrow.down.left.circle
        arrow.up.right.and.arrow.down.left.circle.fill
        arrow.up.right.and.arrow.down.left.rectangle
        arrow.up.right.and.arrow.down.left.rectangle.fill
        arrow.up.right.and.arrow.down.left.square
        arrow.up.right.and.arrow.down.left.square.fill
        arrow.up.right.bottomleft.rectangle
        arrow.up.right.bottomleft.rectangle.fill
        arrow.up.right.circle
        arrow.up.right.circle.fill
        arrow.up.right.diamond arrow.triangle.turn.up.right.diamond
        arrow.up.right.diamond.fill arrow.triangle.turn.up.right.diamond.fill
        arrow.up.right.square
        arrow.up.right.square.fill
        arrow.up.right.video
        arrow.up.right.video.fill
        arrow.up.square
        arrow.up.square.fill
        arrow.up.to.line
        arrow.up.to.line.alt arrow.up.to.line.compact
        arrow.up.to.line.circle
        arrow.up.to.line.circle.fill
        arrow.up.to.line.compact
        arrow.up.to.line.square
        arrow.up.to.line.square.fill
        arrow.up.trash
        arrow.up.trash.fill
        arrow.upright.circle arrow.up.right.circle
        arrow.uturn.backward
        arrow.uturn.backward.circle
        arrow.uturn.backward.circle.badge.ellipsis
        arrow.uturn.backward.circle.fill
        arrow.uturn.backward.square
        arrow.uturn.backward.square.fill
        arrow.uturn.down
        arrow.uturn.down.circle
        arrow.uturn.down.circle.fill
        arrow.uturn.down.square
        arrow.uturn.down.square.fill
        arrow.uturn.forward
        arrow.uturn.forward.circle
        arrow.uturn.forward.circle.fill
        arrow.uturn.forward.square
        arrow.uturn.forward.square.fill
        arrow.uturn.left
        arrow.uturn.left.circle
        arrow.uturn.left.circle.badge.ellipsis
        arrow.uturn.left.circle.fill
        arrow.uturn.left.square
        arrow.uturn.left.square.fill
        arrow.uturn.right
        arrow.uturn.right.circle
        arrow.uturn.right.circle.fill
        arrow.uturn.right.square
        arrow.uturn.right.square.fill
        arrow.uturn.up
        arrow.uturn.up.circle
        arrow.uturn.up.circle.fill
        arrow.uturn.up.square
        arrow.uturn.up.square.fill
        arrowkeys
        arrowkeys.down.filled
        arrowkeys.fill
        arrowkeys.left.filled
        arrowkeys.right.filled
        arrowkeys.up.filled
        arrowshape.backward
        arrowshape.backward.circle
        arrowshape.backward.circle.fill
        arrowshape.backward.fill
        arrowshape.bounce.forward
        arrowshape.bounce.forward.fill
        arrowshape.bounce.right
        arrowshape.bounce.right.fill
        arrowshape.down
        arrowshape.down.circle
        arrowshape.down.circle.fill
        arrowshape.down.fill
        arrowshape.forward
        arrowshape.forward.circle
        arrowshape.forward.circle.fill
        arrowshape.forward.fill
        arrowshape.left
        arrowshape.left.arrowshape.right
        arrowshape.left.arrowshape.right.fill
        arrowshape.left.circle
        arrowshape.left.circle.fill
        arrowshape.left.fill
        arrowshape.right
        arrowshape.right.circle
        arrowshape.right.circle.fill
        arrowshape.right.fill
        arrowshape.turn.up.backward
        arrowshape.turn.up.backward.2
        arrowshape.turn.up.backward.2.circle
        arrowshape.turn.up.backward.2.circle.fill
        arrowshape.turn.up.backward.2.fill
        arrowshape.turn.up.backward.badge.clock
        arrowshape.turn.up.backward.badge.clock.fill
        arrowshape.turn.up.backward.badge.clock.fill.rtl
        arrowshape.turn.up.backward.badge.clock.rtl
        arrowshape.turn.up.backward.circle
        arrowshape.turn.up.backward.circle.fill
        arrowshape.turn.up.backward.fill
        arrowshape.turn.up.forward
        arrowshape.turn.up.forward.circle
        arrowshape.turn.up.forward.circle.fill
        arrowshape.turn.up.forward.fill
        arrowshape.turn.up.left
        arrowshape.turn.up.left.2
        arrowshape.turn.up.left.2.circle
        arrowshape.turn.up.left.2.circle.fill
        arrowshape.turn.up.left.2.fill
        arrowshape.turn.up.left.circle
        arrowshape.turn.up.left.circle.fill
        arrowshape.turn.up.left.fill
        arrowshape.turn.up.right
        arrowshape.turn.up.right.circle
        arrowshape.turn.up.right.circle.fill
        arrowshape.turn.up.right.fill
        arrowshape.up
        arrowshape.up.circle
        arrowshape.up.circle.fill
        arrowshape.up.fill
        arrowshape.zigzag.forward
        arrowshape.zigzag.forward.fill
        arrowshape.zigzag.right
        arrowshape.zigzag.right.fill
        arrowtriangle.backward
        arrowtriangle.backward.circle
        arrowtriangle.backward.circle.fill
        arrowtriangle.backward.fill
        arrowtriangle.backward.square
        arrowtriangle.backward.square.fill
        arrowtriangle.down
        arrowtriangle.down.circle
        arrowtriangle.down.circle.fill
        arrowtriangle.down.fill
        arrowtriangle.down.square
        arrowtriangle.down.square.fill
        arrowtriangle.forward
        arrowtriangle.forward.circle
        arrowtriangle.forward.circle.fill
        arrowtriangle.forward.fill
        arrowtriangle.forward.square
        arrowtriangle.forward.square.fill
        arrowtriangle.left
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
        arrowtriangle.left.circle
        arrowtriangle.left.circle.fill
        arrowtriangle.left.fill
        arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
        arrowtriangle.left.square
        arrowtriangle.left.square.fill
        arrowtriangle.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
        arrowtriangle.right.circle
        arrowtriangle.right.circle.fill
        arrowtriangle.right.fill
        arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
        arrowtriangle.right.square
        arrowtriangle.right.square.fill
        arrowtriangle.up
        arrowtriangle.up.arrowtriangle.down.window.left
        arrowtriangle.up.arrowtriangle.down.window.right
        arrowtriangle.up.circle
        arrowtriangle.up.circle.fill
        arrowtriangle.up.fill
        arrowtriangle.up.square
        arrowtriangle.up.square.fill
        aspectratio
        aspectratio.fill
        asterisk
        asterisk.circle
        asterisk.circle.fill
        at
        at.badge.minus
        at.badge.plus
        at.circle
        at.circle.fill
        atom
        australiandollarsign
        australiandollarsign.arrow.circlepath
        australiandollarsign.circle
        australiandollarsign.circle.fill
        australiandollarsign.square
        australiandollarsign.square.fill
        australsign
        australsign.arrow.circlepath
        australsign.circle
        australsign.circle.fill
        australsign.square
        australsign.square.fill
        auto.brakesignal automatic.brakesignal
        auto.headlight.high.beam automatic.headlight.high.beam
        auto.headlight.high.beam.fill automatic.headlight.high.beam.fill
        auto.headlight.low.beam automatic.headlight.low.beam
        auto.headlight.low.beam.fill automatic.headlight.low.beam.fill
        automatic.brakesignal
        automatic.headlight.high.beam
        automatic.headlight.high.beam.fill
        automatic.headlight.low.beam
        automatic.headlight.low.beam.fill
        autostartstop
        autostartstop.slash
        autostartstop.trianglebadge.exclamationmark
        av.remote
        av.remote.fill
        axel.2 axle.2
        axel.2.front.and.rear.engaged axle.2.front.and.rear.engaged
        axel.2.front.engaged axle.2.front.engaged
        axel.2.rear.engaged axle.2.rear.engaged
        axle.2
        axle.2.driveshaft.disengaged
        axle.2.front.and.rear.engaged
        axle.2.front.disengaged
        axle.2.front.engaged
        axle.2.rear.disengaged
        axle.2.rear.engaged
        axle.2.rear.lock
        b.circle
        b.circle.fill
        b.square
        b.square.fill
        backpack
        backpack.circle
        backpack.circle.fill
        backpack.fill
        backward
        backward.circle
        backward.circle.fill
        backward.end
        backward.end.alt
        backward.end.alt.fill
        backward.end.circle
        backward.end.circle.fill
        backward.end.fill
        backward.fill
        backward.frame
        backward.frame.fill
        badge.plus.radiowaves.forward
        badge.plus.radiowaves.right
        bag
        bag.badge.minus
        bag.badge.minus.fill bag.fill.badge.minus
        bag.badge.plus
        bag.badge.plus.fill bag.fill.badge.plus
        bag.badge.questionmark
        bag.badge.questionmark.ar
        bag.circle
        bag.circle.fill
        bag.fill
        bag.fill.badge.minus
        bag.fill.badge.plus
        bag.fill.badge.questionmark
        bag.fill.badge.questionmark.ar
        bahtsign
        bahtsign.arrow.circlepath
        bahtsign.circle
        bahtsign.circle.fill
        bahtsign.square
        bahtsign.square.fill
        balloon
        balloon.2
        balloon.2.fill
        balloon.fill
        bandage
        bandage.fill
        banknote
        banknote.fill
        barcode
        barcode.viewfinder
        barometer
        baseball
        baseball.circle
        baseball.circle.fill
        baseball.diamond.bases
        baseball.fill
        basket
        basket.fill
        basketball
        basketball.circle
        basketball.circle.fill
        basketball.fill
        bathtub
        bathtub.fill
        battery.0 battery.0percent
        battery.0percent
        battery.100 battery.100percent
        battery.100.bolt battery.100percent.bolt
        battery.100.bolt.rtl battery.100percent.bolt.rtl
        battery.100.circle battery.100percent.circle
        battery.100.circle.fill battery.100percent.circle.fill
        battery.100percent
        battery.100percent.bolt
        battery.100percent.bolt.rtl
        battery.100percent.circle
        battery.100percent.circle.fill
        battery.25 battery.25percent
        battery.25percent
        battery.50 battery.50percent
        battery.50percent
        battery.75 battery.75percent
        battery.75percent
        batteryblock
        batteryblock.fill
        batteryblock.slash
        batteryblock.slash.fill
        beach.umbrella
        beach.umbrella.fill
        beats.earphones
        beats.fit.pro beats.fitpro
        beats.fit.pro.chargingcase beats.fitpro.chargingcase
        beats.fit.pro.chargingcase.fill beats.fitpro.chargingcase.fill
        beats.fit.pro.left beats.fitpro.left
        beats.fit.pro.right beats.fitpro.right
        beats.fitpro
        beats.fitpro.chargingcase
        beats.fitpro.chargingcase.fill
        beats.fitpro.left
        beats.fitpro.right
        beats.headphones
        beats.powerbeats
        beats.powerbeats.left
        beats.powerbeats.right
        beats.powerbeats3
        beats.powerbeats3.left
        beats.powerbeats3.right
        beats.powerbeatspro
        beats.powerbeatspro.chargingcase
        beats.powerbeatspro.chargingcase.fill
        beats.powerbeatspro.left
        beats.powerbeatspro.right
        beats.studiobud.left
        beats.studiobud.right
        beats.studiobuds
        beats.studiobuds.chargingcase
        beats.studiobuds.chargingcase.fill
        beats.studiobudsplus
        beats.studiobudsplus.chargingcase
        beats.studiobudsplus.chargingcase.fill
        beats.studiobudsplus.left
        beats.studiobudsplus.right
        bed.double
        bed.double.circle
        bed.double.circle.fill
        bed.double.fill
        bell
        bell.and.waveform bell.badge.waveform
        bell.and.waveform.fill bell.badge.waveform.fill
        bell.and.waves.left.and.right
        bell.and.waves.left.and.right.fill
        bell.badge
        bell.badge.circle
        bell.badge.circle.fill
        bell.badge.fill
        bell.badge.slash
        bell.badge.slash.fill
        bell.badge.slash.fill.rtl
        bell.badge.slash.rtl
        bell.badge.waveform
        bell.badge.waveform.fill
        bell.circle
        bell.circle.fill
        bell.fill
        bell.slash
        bell.slash.circle
        bell.slash.circle.fill
        bell.slash.fill
        bell.square
        bell.square.fill
        bicycle
        bicycle.circle
        bicycle.circle.fill
        bin.xmark xmark.bin
        bin.xmark.fill xmark.bin.fill
        binoculars
        binoculars.circle
        binoculars.circle.fill
        binoculars.fill
        bird
        bird.circle
        bird.circle.fill
        bird.fill
        birthday.cake
        birthday.cake.fill
        bitcoinsign
        bitcoinsign.arrow.circlepath
        bitcoinsign.circle
        bitcoinsign.circle.fill
        bitcoinsign.square
        bitcoinsign.square.fill
        blinds.horizontal.closed
        blinds.horizontal.open
        blinds.vertical.closed
        blinds.vertical.open
        bold
        bold.italic.underline
        bold.underline
        bolt
        bolt.badge.a bolt.badge.automatic
        bolt.badge.a.fill bolt.badge.automatic.fill
        bolt.badge.automatic
        bolt.badge.automatic.fill
        bolt.badge.checkmark
        bolt.badge.checkmark.fill
        bolt.badge.clock
        bolt.badge.clock.fill
        bolt.badge.xmark
        bolt.badge.xmark.fill
        bolt.batteryblock
        bolt.batteryblock.fill
        bolt.brakesignal
        bolt.car
        bolt.car.circle
        bolt.car.circle.fill
        bolt.car.fill
        bolt.circle
        bolt.circle.fill
        bolt.fill
        bolt.fill.batteryblock bolt.batteryblock
        bolt.fill.batteryblock.fill bolt.batteryblock.fill
        bolt.heart
        bolt.heart.fill
        bolt.horizontal
        bolt.horizontal.circle
        bolt.horizontal.circle.fill
        bolt.horizontal.fill
        bolt.horizontal.icloud
        bolt.horizontal.icloud.fill
        bolt.ring.closed
        bolt.shield
        bolt.shield.fill
        bolt.slash
        bolt.slash.circle
        bolt.slash.circle.fill
        bolt.slash.fill
        bolt.square
        bolt.square.fill
        bolt.trianglebadge.exclamationmark
        bolt.trianglebadge.exclamationmark.fill
        bonjour
        book
        book.and.wrench
        book.and.wrench.fill
        book.circle
        book.circle.fill
        book.closed
        book.closed.circle
        book.closed.circle.fill
        book.closed.fill
        book.fill
        book.pages
        book.pages.fill
        bookmark
        bookmark.circle
        bookmark.circle.fill
        bookmark.fill
        bookmark.slash
        bookmark.slash.fill
        bookmark.square
        bookmark.square.fill
        books.vertical
        books.vertical.circle
        books.vertical.circle.fill
        books.vertical.fill
        box.truck truck.box
        box.truck.badge.clock truck.box.badge.clock
        box.truck.badge.clock.fill truck.box.badge.clock.fill
        box.truck.badge.clock.fill.rtl truck.box.badge.clock.fill.rtl
        box.truck.badge.clock.rtl truck.box.badge.clock.rtl
        box.truck.fill truck.box.fill
        brain
        brain.fill
        brain.filled.head.profile
        brain.head.profile
        brain.head.profile.fill
        brakesignal
        brakesignal.dashed
        brazilianrealsign
        brazilianrealsign.arrow.circlepath
        brazilianrealsign.circle
        brazilianrealsign.circle.fill
        brazilianrealsign.square
        brazilianrealsign.square.fill
        briefcase
        briefcase.circle
        briefcase.circle.fill
        briefcase.fill
        bubble
        bubble.circle
        bubble.circle.fill
        bubble.fill
        bubble.left
        bubble.left.and.bubble.right
        bubble.left.and.bubble.right.fill
        bubble.left.and.exclamationmark.bubble.right
        bubble.left.and.exclamationmark.bubble.right.fill
        bubble.left.and.text.bubble.right
        bubble.left.and.text.bubble.right.fill
        bubble.left.and.text.bubble.right.fill.rtl
        bubble.left.and.text.bubble.right.rtl
        bubble.left.circle
        bubble.left.circle.fill
        bubble.left.fill
        bubble.middle.bottom
        bubble.middle.bottom.fill
        bubble.middle.top
        bubble.middle.top.fill
        bubble.right
        bubble.right.circle
        bubble.right.circle.fill
        bubble.right.fill
        bubbles.and.sparkles
        bubbles.and.sparkles.fill
        building
        building.2
        building.2.crop.circle
        building.2.crop.circle.fill
        building.2.fill
        building.columns
        building.columns.circle
        building.columns.circle.fill
        building.columns.fill
        building.fill
        burn
        burst
        burst.fill
        bus
        bus.doubledecker
        bus.doubledecker.fill
        bus.fill
        button.angledbottom.horizontal.left
        button.angledbottom.horizontal.left.fill
        button.angledbottom.horizontal.right
        button.angledbottom.horizontal.right.fill
        button.angledtop.vertical.left
        button.angledtop.vertical.left.fill
        button.angledtop.vertical.right
        button.angledtop.vertical.right.fill
        button.horizontal
        button.horizontal.fill
        button.horizontal.top.press
        button.horizontal.top.press.fill
        button.programmable
        button.programmable.square
        button.programmable.square.fill
        button.roundedbottom.horizontal
        button.roundedbottom.horizontal.fill
        button.roundedtop.horizontal
        button.roundedtop.horizontal.fill
        button.vertical.left.press
        button.vertical.left.press.fill
        button.vertical.right.press
        button.vertical.right.press.fill
        c.circle
        c.circle.fill
        c.square
        c.square.fill
        cabinet
        cabinet.fill
        cable.coaxial
        cable.connector
        cable.connector.horizontal
        cable.connector.slash
        cablecar
        cablecar.fill
        calendar
        calendar.badge.checkmark
        calendar.badge.checkmark.rtl
        calendar.badge.clock
        calendar.badge.clock.rtl
        calendar.badge.exclamationmark
        calendar.badge.minus
        calendar.badge.plus
        calendar.circle
        calendar.circle.fill
        calendar.day.timeline.leading
        calendar.day.timeline.left
        calendar.day.timeline.right
        calendar.day.timeline.trailing
        camera
        camera.aperture
        camera.badge.clock
        camera.badge.clock.fill
        camera.badge.ellipsis
        camera.badge.ellipsis.fill
        camera.circle
        camera.circle.fill
        camera.fill
        camera.fill.badge.ellipsis camera.badge.ellipsis.fill
        camera.filters
        camera.macro
        camera.macro.circle
        camera.macro.circle.fill
        camera.metering.center.weighted
        camera.metering.center.weighted.average
        camera.metering.matrix
        camera.metering.multispot
        camera.metering.none
        camera.metering.partial
        camera.metering.spot
        camera.metering.unknown
        camera.metering.unknown.ar
        camera.on.rectangle
        camera.on.rectangle.fill
        camera.rotate arrow.triangle.2.circlepath.camera
        camera.rotate.fill arrow.triangle.2.circlepath.camera.fill
        camera.shutter.button
        camera.shutter.button.fill
        camera.viewfinder
        candybarphone
        capslock
        capslock.fill
        capsule
        capsule.bottomhalf.filled
        capsule.fill
        capsule.inset.filled
        capsule.lefthalf.filled
        capsule.portrait
        capsule.portrait.bottomhalf.filled
        capsule.portrait.fill
        capsule.portrait.inset.filled
        capsule.portrait.lefthalf.filled
        capsule.portrait.righthalf.filled
        capsule.portrait.tophalf.filled
        capsule.righthalf.filled
        capsule.tophalf.filled
        captions.bubble
        captions.bubble.fill
        car
        car.2
        car.2.fill
        car.circle
        car.circle.fill
        car.ferry
        car.ferry.fill
        car.fill
        car.front.waves.down
        car.front.waves.down.fill
        car.front.waves.up
        car.front.waves.up.fill
        car.rear
        car.rear.and.collision.road.lane
        car.rear.and.collision.road.lane.slash
        car.rear.and.tire.marks
        car.rear.and.tire.marks.slash
        car.rear.fill
        car.rear.road.lane
        car.rear.road.lane.dashed
        car.rear.waves.up
        car.rear.waves.up.fill
        car.side
        car.side.air.circulate
        car.side.air.circulate.fill
        car.side.air.fresh
        car.side.air.fresh.fill
        car.side.and.exclamationmark
        car.side.and.exclamationmark.fill
        car.side.arrowtriangle.down
        car.side.arrowtriangle.down.fill
        car.side.arrowtriangle.up
        car.side.arrowtriangle.up.arrowtriangle.down
        car.side.arrowtriangle.up.arrowtriangle.down.fill
        car.side.arrowtriangle.up.fill
        car.side.fill
        car.side.front.open
        car.side.front.open.fill
        car.side.hill.down
        car.side.hill.down.fill
        car.side.hill.up
        car.side.hill.up.fill
        car.side.lock
        car.side.lock.fill
        car.side.lock.open
        car.side.lock.open.fill
        car.side.rear.and.collision.and.car.side.front
        car.side.rear.and.collision.and.car.side.front.slash
        car.side.rear.and.exclamationmark.and.car.side.front
        car.side.rear.and.wave.3.and.car.side.front
        car.side.rear.open
        car.side.rear.open.fill
        car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
        car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill
        car.top.door.front.left.and.front.right.and.rear.left.open
        car.top.door.front.left.and.front.right.and.rear.left.open.fill
        car.top.door.front.left.and.front.right.and.rear.right.open
        car.top.door.front.left.and.front.right.and.rear.right.open.fill
        car.top.door.front.left.and.front.right.open
        car.top.door.front.left.and.front.right.open.fill
        car.top.door.front.left.and.rear.left.and.rear.right.open
        car.top.door.front.left.and.rear.left.and.rear.right.open.fill
        car.top.door.front.left.and.rear.left.open
        car.top.door.front.left.and.rear.left.open.fill
        car.top.door.front.left.and.rear.right.open
        car.top.door.front.left.and.rear.right.open.fill
        car.top.door.front.left.open
        car.top.door.front.left.open.fill
        car.top.door.front.right.and.rear.left.and.rear.right.open
        car.top.door.front.right.and.rear.left.and.rear.right.open.fill
        car.top.door.front.right.and.rear.left.open
        car.top.door.front.right.and.rear.left.open.fill
        car.top.door.front.right.and.rear.right.open
        car.top.door.front.right.and.rear.right.open.fill
        car.top.door.front.right.open
        car.top.door.front.right.open.fill
        car.top.door.rear.left.and.rear.right.open
        car.top.door.rear.left.and.rear.right.open.fill
        car.top.door.rear.left.open
        car.top.door.rear.left.open.fill
        car.top.door.rear.right.open
        car.top.door.rear.right.open.fill
        car.top.door.sliding.left.open
        car.top.door.sliding.left.open.fill
        car.top.door.sliding.right.open
        car.top.door.sliding.right.open.fill
        car.top.frontleft.arrowtriangle
        car.top.frontleft.arrowtriangle.fill
        car.top.frontright.arrowtriangle
        car.top.frontright.arrowtriangle.fill
        car.top.lane.dashed.arrowtriangle.inward
        car.top.lane.dashed.arrowtriangle.inward.fill
        car.top.lane.dashed.badge.steeringwheel
        car.top.lane.dashed.badge.steeringwheel.fill
        car.top.lane.dashed.departure.left
        car.top.lane.dashed.departure.left.fill
        car.top.lane.dashed.departure.right
        car.top.lane.dashed.departure.right.fill
        car.top.radiowaves.front
        car.top.radiowaves.front.fill
        car.top.radiowaves.rear
        car.top.radiowaves.rear.fill
        car.top.radiowaves.rear.left
        car.top.radiowaves.rear.left.and.rear.right
        car.top.radiowaves.rear.left.and.rear.right.fill
        car.top.radiowaves.rear.left.fill
        car.top.radiowaves.rear.right
        car.top.radiowaves.rear.right.badge.exclamationmark
        car.top.radiowaves.rear.right.badge.exclamationmark.fill
        car.top.radiowaves.rear.right.badge.xmark
        car.top.radiowaves.rear.right.badge.xmark.fill
        car.top.radiowaves.rear.right.fill
        car.top.rearleft.arrowtriangle
        car.top.rearleft.arrowtriangle.fill
        car.top.rearright.arrowtriangle
        car.top.rearright.arrowtriangle.fill
        car.window.left
        car.window.left.badge.exclamationmark
        car.window.left.badge.xmark
        car.window.left.exclamationmark
        car.window.left.xmark
        car.window.right
        car.window.right.badge.exclamationmark
        car.window.right.badge.xmark
        car.window.right.exclamationmark
        car.window.right.xmark
        carbon.dioxide.cloud
        carbon.dioxide.cloud.fill
        carbon.monoxide.cloud
        carbon.monoxide.cloud.fill
        carrot
        carrot.fill
        carseat.left
        carseat.left.1
        carseat.left.1.fill
        carseat.left.2
        carseat.left.2.fill
        carseat.left.3
        carseat.left.3.fill
        carseat.left.and.heat.waves
        carseat.left.and.heat.waves.fill
        carseat.left.backrest.up.and.down
        carseat.left.backrest.up.and.down.fill
        carseat.left.fan
        carseat.left.fan.fill
        carseat.left.fill
        carseat.left.forward.and.backward
        carseat.left.forward.and.backward.fill
        carseat.left.massage
        carseat.left.massage.fill
        carseat.left.up.and.down
        carseat.left.up.and.down.fill
        carseat.right
        carseat.right.1
        carseat.right.1.fill
        carseat.right.2
        carseat.right.2.fill
        carseat.right.3
        carseat.right.3.fill
        carseat.right.and.heat.waves
        carseat.right.and.heat.waves.fill
        carseat.right.backrest.up.and.down
        carseat.right.backrest.up.and.down.fill
        carseat.right.fan
        carseat.right.fan.fill
        carseat.right.fill
        carseat.right.forward.and.backward
        carseat.right.forward.and.backward.fill
        carseat.right.massage
        carseat.right.massage.fill
        carseat.right.up.and.down
        carseat.right.up.and.down.fill
        cart
        cart.badge.minus
        cart.badge.minus.fill cart.fill.badge.minus
        cart.badge.plus
        cart.badge.plus.fill cart.fill.badge.plus
        cart.badge.questionmark
        cart.badge.questionmark.ar
        cart.badge.questionmark.rtl
        cart.circle
        cart.circle.fill
        cart.fill
        cart.fill.badge.minus
        cart.fill.badge.plus
        cart.fill.badge.questionmark
        cart.fill.badge.questionmark.ar
        cart.fill.badge.questionmark.rtl
        case
        case.fill
        cat
        cat.circle
        cat.circle.fill
        cat.fill
        cedisign
        cedisign.arrow.circlepath
        cedisign.circle
        cedisign.circle.fill
        cedisign.square
        cedisign.square.fill
        cellularbars
        centsign
        centsign.arrow.circlepath
        centsign.circle
        centsign.circle.fill
        centsign.square
        centsign.square.fill
        chair
        chair.fill
        chair.lounge
        chair.lounge.fill
        chandelier
        chandelier.fill
        character
        character.ar
        character.book.closed
        character.book.closed.ar
        character.book.closed.fill
        character.book.closed.fill.ar
        character.book.closed.fill.he
        character.book.closed.fill.hi
        character.book.closed.fill.ja
        character.book.closed.fill.ko
        character.book.closed.fill.th
        character.book.closed.fill.zh
        character.book.closed.he
        character.book.closed.hi
        character.book.closed.ja
        character.book.closed.ko
        character.book.closed.th
        character.book.closed.zh
        character.bubble
        character.bubble.ar
        character.bubble.fill
        character.bubble.fill.ar
        character.bubble.fill.he
        character.bubble.fill.hi
        character.bubble.fill.ja
        character.bubble.fill.ko
        character.bubble.fill.th
        character.bubble.fill.zh
        character.bubble.he
        character.bubble.hi
        character.bubble.ja
        character.bubble.ko
        character.bubble.th
        character.bubble.zh
        character.cursor.ibeam
        character.cursor.ibeam.ar
        character.cursor.ibeam.he
        character.cursor.ibeam.hi
        character.cursor.ibeam.ja
        character.cursor.ibeam.ko
        character.cursor.ibeam.th
        character.cursor.ibeam.zh
        character.duployan
        character.he
        character.hi
        character.ja
        character.ko
        character.magnify
        character.magnify.ar
        character.magnify.he
        character.magnify.hi
        character.magnify.ja
        character.magnify.ko
        character.magnify.th
        character.magnify.zh
        character.phonetic
        character.sutton
        character.textbox
        character.textbox.ar
        character.textbox.he
        character.textbox.hi
        character.textbox.ja
        character.textbox.ko
        character.textbox.th
        character.textbox.zh
        character.th
        character.zh
        chart.bar
        chart.bar.doc.horizontal
        chart.bar.doc.horizontal.fill
        chart.bar.fill
        chart.bar.xaxis
        chart.bar.xaxis.ascending
        chart.bar.xaxis.ascending.badge.clock
        chart.bar.xaxis.ascending.badge.clock.rtl
        chart.dots.scatter
        chart.line.downtrend.xyaxis
        chart.line.downtrend.xyaxis.circle
        chart.line.downtrend.xyaxis.circle.fill
        chart.line.flattrend.xyaxis
        chart.line.flattrend.xyaxis.circle
        chart.line.flattrend.xyaxis.circle.fill
        chart.line.uptrend.xyaxis
        chart.line.uptrend.xyaxis.circle
        chart.line.uptrend.xyaxis.circle.fill
        chart.pie
        chart.pie.fill
        chart.xyaxis.line
        checkerboard.rectangle rectangle.checkered
        checkerboard.shield shield.checkered
        checklist
        checklist.checked
        checklist.checked.rtl
        checklist.rtl
        checklist.unchecked
        checkmark
        checkmark.applewatch
        checkmark.bubble
        checkmark.bubble.fill
        checkmark.bubble.fill.rtl
        checkmark.bubble.rtl
        checkmark.circle
        checkmark.circle.badge.questionmark
        checkmark.circle.badge.questionmark.ar
        checkmark.circle.badge.questionmark.fill
        checkmark.circle.badge.questionmark.fill.ar
        checkmark.circle.badge.xmark
        checkmark.circle.badge.xmark.fill
        checkmark.circle.fill
        checkmark.circle.trianglebadge.exclamationmark
        checkmark.diamond
        checkmark.diamond.fill
        checkmark.gobackward
        checkmark.icloud
        checkmark.icloud.fill
        checkmark.message
        checkmark.message.fill
        checkmark.rectangle
        checkmark.rectangle.fill
        checkmark.rectangle.portrait
        checkmark.rectangle.portrait.fill
        checkmark.rectangle.stack
        checkmark.rectangle.stack.fill
        checkmark.seal
        checkmark.seal.fill
        checkmark.shield
        checkmark.shield.fill
        checkmark.square
        checkmark.square.fill
        chevron.backward
        chevron.backward.2
        chevron.backward.circle
        chevron.backward.circle.fill
        chevron.backward.square
        chevron.backward.square.fill
        chevron.backward.to.line
        chevron.compact.backward
        chevron.compact.down
        chevron.compact.forward
        chevron.compact.left
        chevron.compact.right
        chevron.compact.up
        chevron.down
        chevron.down.circle
        chevron.down.circle.fill
        chevron.down.square
        chevron.down.square.fill
        chevron.forward
        chevron.forward.2
        chevron.forward.circle
        chevron.forward.circle.fill
        chevron.forward.square
        chevron.forward.square.fill
        chevron.forward.to.line
        chevron.left
        chevron.left.2
        chevron.left.circle
        chevron.left.circle.fill
        chevron.left.forwardslash.chevron.right
        chevron.left.slash.chevron.right chevron.left.forwardslash.chevron.right
        chevron.left.square
        chevron.left.square.fill
        chevron.left.to.line
        chevron.right
        chevron.right.2
        chevron.right.circle
        chevron.right.circle.fill
        chevron.right.square
        chevron.right.square.fill
        chevron.right.to.line
        chevron.up
        chevron.up.chevron.down
        chevron.up.circle
        chevron.up.circle.fill
        chevron.up.square
        chevron.up.square.fill
        chineseyuanrenminbisign
        chineseyuanrenminbisign.arrow.circlepath
        chineseyuanrenminbisign.circle
        chineseyuanrenminbisign.circle.fill
        chineseyuanrenminbisign.square
        chineseyuanrenminbisign.square.fill
        circle
        circle.and.line.horizontal
        circle.and.line.horizontal.fill
        circle.badge.checkmark
        circle.badge.checkmark.fill
        circle.badge.exclamationmark
        circle.badge.exclamationmark.fill
        circle.badge.minus
        circle.badge.minus.fill
        circle.badge.plus
        circle.badge.plus.fill
        circle.badge.questionmark
        circle.badge.questionmark.ar
        circle.badge.questionmark.fill
        circle.badge.questionmark.fill.ar
        circle.badge.xmark
        circle.badge.xmark.fill
        circle.bottomhalf.fill circle.bottomhalf.filled
        circle.bottomhalf.filled
        circle.bottomhalf.filled.inverse
        circle.bottomrighthalf.checkered
        circle.bottomthird.split sleep
        circle.circle
        circle.circle.fill
        circle.dashed
        circle.dashed.inset.fill circle.dashed.inset.filled
        circle.dashed.inset.filled
        circle.dashed.rectangle
        circle.dotted
        circle.dotted.and.circle
        circle.dotted.circle
        circle.dotted.circle.fill
        circle.fill
        circle.fill.square.fill circle.square.fill
        circle.filled.ipad
        circle.filled.ipad.fill
        circle.filled.ipad.landscape
        circle.filled.ipad.landscape.fill
        circle.filled.iphone
        circle.filled.iphone.fill
        circle.filled.pattern.diagonalline.rectangle
        circle.grid.2x1
        circle.grid.2x1.fill
        circle.grid.2x1.left.filled
        circle.grid.2x1.right.filled
        circle.grid.2x2
        circle.grid.2x2.fill
        circle.grid.3x3
        circle.grid.3x3.circle
        circle.grid.3x3.circle.fill
        circle.grid.3x3.fill
        circle.grid.cross
        circle.grid.cross.down.fill circle.grid.cross.down.filled
        circle.grid.cross.down.filled
        circle.grid.cross.fill
        circle.grid.cross.left.fill circle.grid.cross.left.filled
        circle.grid.cross.left.filled
        circle.grid.cross.right.fill circle.grid.cross.right.filled
        circle.grid.cross.right.filled
        circle.grid.cross.up.fill circle.grid.cross.up.filled
        circle.grid.cross.up.filled
        circle.grid.hex circle.hexagongrid
        circle.grid.hex.fill circle.hexagongrid.fill
        circle.hexagongrid
        circle.hexagongrid.circle
        circle.hexagongrid.circle.fill
        circle.hexagongrid.fill
        circle.hexagonpath
        circle.hexagonpath.fill
        circle.inset.filled
        circle.lefthalf.fill circle.lefthalf.filled
        circle.lefthalf.filled
        circle.lefthalf.filled.inverse
        circle.lefthalf.filled.righthalf.striped.horizontal
        circle.lefthalf.filled.righthalf.striped.horizontal.inverse
        circle.lefthalf.striped.horizontal
        circle.lefthalf.striped.horizontal.inverse
        circle.rectangle.dashed
        circle.rectangle.filled.pattern.diagonalline
        circle.righthalf.fill circle.righthalf.filled
        circle.righthalf.filled
        circle.righthalf.filled.inverse
        circle.slash
        circle.slash.fill
        circle.square
        circle.square.fill
        circle.tophalf.fill circle.tophalf.filled
        circle.tophalf.filled
        circle.tophalf.filled.inverse
        circlebadge
        circlebadge.2
        circlebadge.2.fill
        circlebadge.fill
        circles.hexagongrid circle.hexagongrid
        circles.hexagongrid.fill circle.hexagongrid.fill
        circles.hexagonpath circle.hexagonpath
        circles.hexagonpath.fill circle.hexagonpath.fill
        clear
        clear.fill
        clipboard
        clipboard.fill
        clock
        clock.arrow.2.circlepath
        clock.arrow.circlepath
        clock.arrow.trianglehead.counterclockwise.rotate.90 clock.arrow.circlepath
        clock.badge
        clock.badge.checkmark
        clock.badge.checkmark.fill
        clock.badge.exclamationmark
        clock.badge.exclamationmark.fill
        clock.badge.fill
        clock.badge.questionmark
        clock.badge.questionmark.ar
        clock.badge.questionmark.fill
        clock.badge.questionmark.fill.ar
        clock.badge.xmark
        clock.badge.xmark.fill
        clock.circle
        clock.circle.fill
        clock.fill
        cloud
        cloud.bolt
        cloud.bolt.circle
        cloud.bolt.circle.fill
        cloud.bolt.fill
        cloud.bolt.rain
        cloud.bolt.rain.circle
        cloud.bolt.rain.circle.fill
        cloud.bolt.rain.fill
        cloud.circle
        cloud.circle.fill
        cloud.drizzle
        cloud.drizzle.circle
        cloud.drizzle.circle.fill
        cloud.drizzle.fill
        cloud.fill
        cloud.fog
        cloud.fog.circle
        cloud.fog.circle.fill
        cloud.fog.fill
        cloud.hail
        cloud.hail.circle
        cloud.hail.circle.fill
        cloud.hail.fill
        cloud.heavyrain
        cloud.heavyrain.circle
        cloud.heavyrain.circle.fill
        cloud.heavyrain.fill
        cloud.moon
        cloud.moon.bolt
        cloud.moon.bolt.circle
        cloud.moon.bolt.circle.fill
        cloud.moon.bolt.fill
        cloud.moon.circle
        cloud.moon.circle.fill
        cloud.moon.fill
        cloud.moon.rain
        cloud.moon.rain.circle
        cloud.moon.rain.circle.fill
        cloud.moon.rain.fill
        cloud.rain
        cloud.rain.circle
        cloud.rain.circle.fill
        cloud.rain.fill
        cloud.rainbow.half
        cloud.rainbow.half.fill
        cloud.sleet
        cloud.sleet.circle
        cloud.sleet.circle.fill
        cloud.sleet.fill
        cloud.snow
        cloud.snow.circle
        cloud.snow.circle.fill
        cloud.snow.fill
        cloud.sun
        cloud.sun.bolt
        cloud.sun.bolt.circle
        cloud.sun.bolt.circle.fill
        cloud.sun.bolt.fill
        cloud.sun.circle
        cloud.sun.circle.fill
        cloud.sun.fill
        cloud.sun.rain
        cloud.sun.rain.circle
        cloud.sun.rain.circle.fill
        cloud.sun.rain.fill
        coloncurrencysign
        coloncurrencysign.arrow.circlepath
        coloncurrencysign.circle
        coloncurrencysign.circle.fill
        coloncurrencysign.square
        coloncurrencysign.square.fill
        comb
        comb.fill
        command
        command.circle
        command.circle.fill
        command.square
        command.square.fill
        compass.drawing
        computermouse
        computermouse.fill
        cone
        cone.fill
        contact.sensor
        contact.sensor.fill
        contextualmenu.and.cursorarrow
        control
        cooktop
        cooktop.fill
        cpu
        cpu.fill
        creditcard
        creditcard.and.123
        creditcard.circle
        creditcard.circle.fill
        creditcard.fill
        creditcard.trianglebadge.exclamationmark
        creditcard.trianglebadge.exclamationmark.fill
        creditcard.viewfinder
        cricket.ball
        cricket.ball.circle
        cricket.ball.circle.fill
        cricket.ball.fill
        crop
        crop.rotate
        cross
        cross.case
        cross.case.circle
        cross.case.circle.fill
        cross.case.fill
        cross.circle
        cross.circle.fill
        cross.fill
        cross.vial
        cross.vial.fill
        crown
        crown.fill
        cruzeirosign
        cruzeirosign.arrow.circlepath
        cruzeirosign.circle
        cruzeirosign.circle.fill
        cruzeirosign.square
        cruzeirosign.square.fill
        cube
        cube.box shippingbox
        cube.box.fill shippingbox.fill
        cube.fill
        cube.transparent
        cube.transparent.fill
        cup.and.saucer
        cup.and.saucer.fill
        curlybraces
        curlybraces.square
        curlybraces.square.fill
        cursor.rays cursorarrow.rays
        cursorarrow
        cursorarrow.and.square.on.square.dashed
        cursorarrow.click
        cursorarrow.click.2
        cursorarrow.click.badge.clock
        cursorarrow.motionlines
        cursorarrow.motionlines.click
        cursorarrow.rays
        cursorarrow.slash
        cursorarrow.slash.square
        cursorarrow.slash.square.fill
        cursorarrow.square
        cursorarrow.square.fill
        curtains.closed
        curtains.open
        cylinder
        cylinder.fill
        cylinder.split.1x2
        cylinder.split.1x2.fill
        d.circle
        d.circle.fill
        d.square
        d.square.fill
        danishkronesign
        danishkronesign.arrow.circlepath
        danishkronesign.circle
        danishkronesign.circle.fill
        danishkronesign.square
        danishkronesign.square.fill
        decrease.indent
        decrease.quotelevel
        dehumidifier
        dehumidifier.fill
        delete.backward
        delete.backward.fill
        delete.forward
        delete.forward.fill
        delete.left
        delete.left.fill
        delete.right
        delete.right.fill
        deskclock
        deskclock.fill
        desktopcomputer
        desktopcomputer.and.arrow.down
        desktopcomputer.trianglebadge.exclamationmark
        deskview
        deskview.fill
        dial dial.low
        dial.fill dial.low.fill
        dial.high
        dial.high.fill
        dial.low
        dial.low.fill
        dial.max dial.high
        dial.max.fill dial.high.fill
        dial.medium
        dial.medium.fill
        dial.min dial.low
        dial.min.fill dial.low.fill
        diamond
        diamond.bottomhalf.filled
        diamond.circle
        diamond.circle.fill
        diamond.fill
        diamond.inset.filled
        diamond.lefthalf.filled
        diamond.righthalf.filled
        diamond.tophalf.filled
        dice
        dice.fill
        die.face.1
        die.face.1.fill
        die.face.2
        die.face.2.fill
        die.face.3
        die.face.3.fill
        die.face.4
        die.face.4.fill
        die.face.5
        die.face.5.fill
        die.face.6
        die.face.6.fill
        digitalcrown.arrow.clockwise
        digitalcrown.arrow.clockwise.fill
        digitalcrown.arrow.counterclockwise
        digitalcrown.arrow.counterclockwise.fill
        digitalcrown.horizontal.arrow.clockwise
        digitalcrown.horizontal.arrow.clockwise.fill
        digitalcrown.horizontal.arrow.counterclockwise
        digitalcrown.horizontal.arrow.counterclockwise.fill
        digitalcrown.horizontal.press
        digitalcrown.horizontal.press.fill
        digitalcrown.press
        digitalcrown.press.fill
        directcurrent
        dishwasher
        dishwasher.circle
        dishwasher.circle.fill
        dishwasher.fill
        display
        display.2
        display.and.arrow.down
        display.trianglebadge.exclamationmark
        distribute.horizontal.center
        distribute.horizontal.center.fill
        distribute.horizontal.left
        distribute.horizontal.left.fill
        distribute.horizontal.right
        distribute.horizontal.right.fill
        distribute.vertical.bottom
        distribute.vertical.bottom.fill
        distribute.vertical.center
        distribute.vertical.center.fill
        distribute.vertical.top
        distribute.vertical.top.fill
        divide
        divide.circle
        divide.circle.fill
        divide.square
        divide.square.fill
        doc
        doc.append
        doc.append.fill
        doc.append.fill.rtl
        doc.append.rtl
        doc.badge.arrow.up
        doc.badge.arrow.up.fill
        doc.badge.clock
        doc.badge.clock.fill
        doc.badge.ellipsis
        doc.badge.gearshape
        doc.badge.gearshape.fill
        doc.badge.plus
        doc.circle
        doc.circle.fill
        doc.fill
        doc.fill.badge.ellipsis
        doc.fill.badge.plus
        doc.on.clipboard
        doc.on.clipboard.fill
        doc.on.doc
        doc.on.doc.fill
        doc.plaintext
        doc.plaintext.fill
        doc.questionmark
        doc.questionmark.ar
        doc.questionmark.fill
        doc.questionmark.fill.ar
        doc.questionmark.fill.rtl
        doc.questionmark.rtl
        doc.richtext
        doc.richtext.ar
        doc.richtext.fill
        doc.richtext.fill.ar
        doc.richtext.fill.he
        doc.richtext.fill.hi
        doc.richtext.fill.ja
        doc.richtext.fill.ko
        doc.richtext.fill.th
        doc.richtext.fill.zh
        doc.richtext.he
        doc.richtext.hi
        doc.richtext.ja
        doc.richtext.ko
        doc.richtext.th
        doc.richtext.zh
        doc.text
        doc.text.below.ecg
        doc.text.below.ecg.fill
        doc.text.below.ecg.fill.rtl
        doc.text.below.ecg.rtl
        doc.text.fill
        doc.text.fill.viewfinder doc.viewfinder.fill
        doc.text.image
        doc.text.image.fill
        doc.text.magnifyingglass
        doc.text.viewfinder doc.viewfinder
        doc.viewfinder
        doc.viewfinder.fill
        doc.zipper
        dock.arrow.down.rectangle
        dock.arrow.up.rectangle
        dock.rectangle
        document doc
        document.badge.arrow.up doc.badge.arrow.up
        document.badge.clock doc.badge.clock
        document.badge.ellipsis doc.badge.ellipsis
        document.badge.gearshape doc.badge.gearshape
        document.badge.plus doc.badge.plus
        document.badge.plus.fill doc.fill.badge.plus
        document.circle doc.circle
        document.circle.fill doc.circle.fill
        document.fill doc.fill
        document.on.clipboard doc.on.clipboard
        document.on.clipboard.fill doc.on.clipboard.fill
        document.on.document doc.on.doc
        document.on.document.fill doc.on.doc.fill
        document.viewfinder doc.viewfinder
        document.viewfinder.fill doc.viewfinder.fill
        dog
        dog.circle
        dog.circle.fill
        dog.fill
        dollarsign
        dollarsign.arrow.circlepath
        dollarsign.circle
        dollarsign.circle.fill
        dollarsign.square
        dollarsign.square.fill
        dongsign
        dongsign.arrow.circlepath
        dongsign.circle
        dongsign.circle.fill
        dongsign.square
        dongsign.square.fill
        door.french.closed
        door.french.open
        door.garage.closed
        door.garage.closed.trianglebadge.exclamationmark
        door.garage.double.bay.closed
        door.garage.double.bay.closed.trianglebadge.exclamationmark
        door.garage.double.bay.open
        door.garage.double.bay.open.trianglebadge.exclamationmark
        door.garage.open
        door.garage.open.trianglebadge.exclamationmark
        door.left.hand.closed
        door.left.hand.open
        door.right.hand.closed
        door.right.hand.open
        door.sliding.left.hand.closed
        door.sliding.left.hand.open
        door.sliding.right.hand.closed
        door.sliding.right.hand.open
        dot.arrowtriangles.up.right.down.left.circle
        dot.circle smallcircle.filled.circle
        dot.circle.and.cursorarrow
        dot.circle.and.hand.point.up.left.fill
        dot.circle.fill smallcircle.filled.circle.fill
        dot.circle.viewfinder
        dot.radiowaves.forward
        dot.radiowaves.left.and.right
        dot.radiowaves.right
        dot.radiowaves.up.forward
        dot.scope
        dot.scope.display
        dot.scope.laptopcomputer
        dot.square
        dot.square.fill
        dot.squareshape
        dot.squareshape.fill
        dot.squareshape.split.2x2
        dot.viewfinder
        dots.and.line.vertical.and.cursorarrow.rectangle
        dpad
        dpad.down.fill dpad.down.filled
        dpad.down.filled
        dpad.fill
        dpad.left.fill dpad.left.filled
        dpad.left.filled
        dpad.right.fill dpad.right.filled
        dpad.right.filled
        dpad.up.fill dpad.up.filled
        dpad.up.filled
        drop
        drop.circle
        drop.circle.fill
        drop.degreesign
        drop.degreesign.fill
        drop.degreesign.slash
        drop.degreesign.slash.fill
        drop.degreesign.slash.fill.rtl
        drop.degreesign.slash.rtl
        drop.fill
        drop.halffull
        drop.keypad.rectangle
        drop.keypad.rectangle.fill
        drop.transmission
        drop.triangle
        drop.triangle.fill
        dryer
        dryer.circle
        dryer.circle.fill
        dryer.fill
        dumbbell
        dumbbell.fill
        e.circle
        e.circle.fill
        e.square
        e.square.fill
        ear
        ear.and.waveform ear.badge.waveform
        ear.badge.checkmark
        ear.badge.waveform
        ear.fill
        ear.trianglebadge.exclamationmark
        earbuds
        earbuds.case
        earbuds.case.fill
        earpods
        eject
        eject.circle
        eject.circle.fill
        eject.fill
        ellipses.bubble ellipsis.bubble
        ellipses.bubble.fill ellipsis.bubble.fill
        ellipsis
        ellipsis.bubble
        ellipsis.bubble.fill
        ellipsis.circle
        ellipsis.circle.fill
        ellipsis.curlybraces
        ellipsis.message
        ellipsis.message.fill
        ellipsis.rectangle
        ellipsis.rectangle.fill
        ellipsis.vertical.bubble
        ellipsis.vertical.bubble.fill
        ellipsis.viewfinder
        engine.combustion
        engine.combustion.badge.exclamationmark
        engine.combustion.badge.exclamationmark.fill
        engine.combustion.fill
        entry.lever.keypad
        entry.lever.keypad.fill
        entry.lever.keypad.trianglebadge.exclamationmark
        entry.lever.keypad.trianglebadge.exclamationmark.fill
        envelope
        envelope.arrow.triangle.branch
        envelope.arrow.triangle.branch.fill
        envelope.badge
        envelope.badge.fill
        envelope.badge.person.crop
        envelope.badge.person.crop.fill
        envelope.badge.shield.half.filled
        envelope.badge.shield.half.filled.fill
        envelope.badge.shield.leadinghalf.fill envelope.badge.shield.half.filled
        envelope.circle
        envelope.circle.fill
        envelope.fill
        envelope.fill.badge.shield.trailinghalf.fill envelope.badge.shield.half.filled.fill
        envelope.open
        envelope.open.badge.clock
        envelope.open.fill
        equal
        equal.circle
        equal.circle.fill
        equal.square
        equal.square.fill
        eraser
        eraser.fill
        eraser.line.dashed
        eraser.line.dashed.fill
        escape
        esim
        esim.fill
        eurosign
        eurosign.arrow.circlepath
        eurosign.circle
        eurosign.circle.fill
        eurosign.square
        eurosign.square.fill
        eurozonesign
        eurozonesign.arrow.circlepath
        eurozonesign.circle
        eurozonesign.circle.fill
        eurozonesign.square
        eurozonesign.square.fill
        ev.charger
        ev.charger.arrowtriangle.left
        ev.charger.arrowtriangle.left.fill
        ev.charger.arrowtriangle.right
        ev.charger.arrowtriangle.right.fill
        ev.charger.exclamationmark
        ev.charger.exclamationmark.fill
        ev.charger.fill
        ev.charger.slash
        ev.charger.slash.fill
        ev.plug.ac.gb.t
        ev.plug.ac.gb.t.fill
        ev.plug.ac.type.1
        ev.plug.ac.type.1.fill
        ev.plug.ac.type.2
        ev.plug.ac.type.2.fill
        ev.plug.dc.ccs1
        ev.plug.dc.ccs1.fill
        ev.plug.dc.ccs2
        ev.plug.dc.ccs2.fill
        ev.plug.dc.chademo
        ev.plug.dc.chademo.fill
        ev.plug.dc.gb.t
        ev.plug.dc.gb.t.fill
        ev.plug.dc.nacs
        ev.plug.dc.nacs.fill
        exclamationmark
        exclamationmark.2
        exclamationmark.3
        exclamationmark.applewatch
        exclamationmark.arrow.circlepath
        exclamationmark.arrow.triangle.2.circlepath
        exclamationmark.brakesignal
        exclamationmark.bubble
        exclamationmark.bubble.circle
        exclamationmark.bubble.circle.fill
        exclamationmark.bubble.fill
        exclamationmark.circle
        exclamationmark.circle.fill
        exclamationmark.icloud
        exclamationmark.icloud.fill
        exclamationmark.lock
        exclamationmark.lock.fill
        exclamationmark.magnifyingglass
        exclamationmark.octagon
        exclamationmark.octagon.fill
        exclamationmark.questionmark
        exclamationmark.questionmark.ar
        exclamationmark.shield
        exclamationmark.shield.fill
        exclamationmark.square
        exclamationmark.square.fill
        exclamationmark.tirepressure
        exclamationmark.transmission
        exclamationmark.triangle
        exclamationmark.triangle.fill
        exclamationmark.warninglight
        exclamationmark.warninglight.fill
        externaldrive
        externaldrive.badge.checkmark
        externaldrive.badge.exclamationmark
        externaldrive.badge.icloud
        externaldrive.badge.minus
        externaldrive.badge.person.crop
        externaldrive.badge.plus
        externaldrive.badge.questionmark
        externaldrive.badge.questionmark.ar
        externaldrive.badge.timemachine
        externaldrive.badge.wifi
        externaldrive.badge.xmark
        externaldrive.connected.to.line.below
        externaldrive.connected.to.line.below.fill
        externaldrive.fill
        externaldrive.fill.badge.checkmark
        externaldrive.fill.badge.exclamationmark
        externaldrive.fill.badge.icloud
        externaldrive.fill.badge.minus
        externaldrive.fill.badge.person.crop
        externaldrive.fill.badge.plus
        externaldrive.fill.badge.questionmark
        externaldrive.fill.badge.questionmark.ar
        externaldrive.fill.badge.timemachine
        externaldrive.fill.badge.wifi
        externaldrive.fill.badge.xmark
        externaldrive.fill.trianglebadge.exclamationmark
        externaldrive.trianglebadge.exclamationmark
        eye
        eye.circle
        eye.circle.fill
        eye.fill
        eye.slash
        eye.slash.circle
        eye.slash.circle.fill
        eye.slash.fill
        eye.square
        eye.square.fill
        eye.trianglebadge.exclamationmark
        eye.trianglebadge.exclamationmark.fill
        eyebrow
        eyedropper
        eyedropper.full
        eyedropper.halffull
        eyeglasses
        eyeglasses.slash
        eyes
        eyes.inverse
        f.circle
        f.circle.fill
        f.cursive
        f.cursive.circle
        f.cursive.circle.fill
        f.square
        f.square.fill
        face.dashed
        face.dashed.fill
        face.smiling
        face.smiling.fill face.smiling.inverse
        face.smiling.inverse
        faceid
        facemask
        facemask.fill
        fan
        fan.and.light.ceiling
        fan.and.light.ceiling.fill
        fan.badge.automatic
        fan.badge.automatic.fill
        fan.ceiling
        fan.ceiling.fill
        fan.desk
        fan.desk.fill
        fan.fill
        fan.floor
        fan.floor.fill
        fan.oscillation
        fan.oscillation.fill
        fan.slash
        fan.slash.fill
        fanblades fan
        fanblades.fill fan.fill
        fanblades.slash fan.slash
        fanblades.slash.fill fan.slash.fill
        faxmachine
        faxmachine.fill
        ferry
        ferry.fill
        fiberchannel fibrechannel
        fibrechannel
        field.of.view.ultrawide
        field.of.view.ultrawide.fill
        field.of.view.wide
        field.of.view.wide.fill
        figure
        figure.2
        figure.2.and.child.holdinghands
        figure.2.arms.open
        figure.2.circle
        figure.2.circle.fill
        figure.american.football
        figure.and.child.holdinghands
        figure.archery
        figure.arms.open
        figure.australian.football
        figure.badminton
        figure.barre
        figure.baseball
        figure.basketball
        figure.bowling
        figure.boxing
        figure.child
        figure.child.and.lock
        figure.child.and.lock.fill
        figure.child.and.lock.open
        figure.child.and.lock.open.fill
        figure.child.circle
        figure.child.circle.fill
        figure.climbing
        figure.cooldown
        figure.core.training
        figure.cricket
        figure.cross.training
        figure.curling
        figure.dance
        figure.disc.sports
        figure.dress.line.vertical.figure
        figure.elliptical
        figure.equestrian.sports
        figure.fall
        figure.fall.circle
        figure.fall.circle.fill
        figure.fencing
        figure.fishing
        figure.flexibility
        figure.golf
        figure.gymnastics
        figure.hand.cycling
        figure.handball
        figure.highintensity.intervaltraining
        figure.hiking
        figure.hockey
        figure.hunting
        figure.indoor.cycle
        figure.jumprope
        figure.kickboxing
        figure.lacrosse
        figure.martial.arts
        figure.mind.and.body
        figure.mixed.cardio
        figure.open.water.swim
        figure.outdoor.cycle
        figure.pickleball
        figure.pilates
        figure.play
        figure.pool.swim
        figure.racquetball
        figure.roll
        figure.roll.runningpace
        figure.rolling
        figure.rower
        figure.rugby
        figure.run
        figure.run.circle
        figure.run.circle.fill
        figure.run.square.stack
        figure.run.square.stack.fill
        figure.sailing
        figure.seated.seatbelt
        figure.seated.seatbelt.and.airbag.off
        figure.seated.seatbelt.and.airbag.on
        figure.seated.side
        figure.seated.side.air.distribution.lower
        figure.seated.side.air.distribution.middle
        figure.seated.side.air.distribution.middle.and.lower
        figure.seated.side.air.distribution.middle.and.lower.angled
        figure.seated.side.air.distribution.upper
        figure.seated.side.air.distribution.upper.angled.and.lower.angled
        figure.seated.side.air.distribution.upper.angled.and.middle
        figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled
        figure.seated.side.air.lower figure.seated.side.air.distribution.lower
        figure.seated.side.air.upper figure.seated.side.air.distribution.middle
        figure.seated.side.air.upper.and.lower figure.seated.side.air.distribution.middle.and.lower
        figure.seated.side.air.windshield figure.seated.side.air.distribution.upper
        figure.seated.side.airbag.off
        figure.seated.side.airbag.off.2
        figure.seated.side.airbag.on
        figure.seated.side.airbag.on.2
        figure.seated.side.automatic
        figure.seated.side.windshield.front.and.heat.waves
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        figure.skating
        figure.skiing.crosscountry
        figure.skiing.downhill
        figure.snowboarding
        figure.soccer
        figure.socialdance
        figure.softball
        figure.squash
        figure.stair.stepper
        figure.stairs
        figure.stand
        figure.stand.line.dotted.figure.stand
        figure.step.training
        figure.strengthtraining.functional
        figure.strengthtraining.traditional
        figure.surfing
        figure.table.tennis
        figure.taichi
        figure.tennis
        figure.track.and.field
        figure.volleyball
        figure.walk
        figure.walk.arrival
        figure.walk.circle
        figure.walk.circle.fill
        figure.walk.departure
        figure.walk.diamond
        figure.walk.diamond.fill
        figure.walk.motion
        figure.walk.motion.trianglebadge.exclamationmark
        figure.water.fitness
        figure.waterpolo
        figure.wave
        figure.wave.circle
        figure.wave.circle.fill
        figure.wrestling
        figure.yoga
        filemenu.and.cursorarrow
        filemenu.and.cursorarrow.rtl
        filemenu.and.selection
        film
        film.circle
        film.circle.fill
        film.fill
        film.stack
        film.stack.fill
        fireplace
        fireplace.fill
        firewall
        firewall.fill
        fireworks
        fish
        fish.circle
        fish.circle.fill
        fish.fill
        fitness.timer gauge.with.needle
        fitness.timer.fill gauge.with.needle.fill
        flag
        flag.2.crossed
        flag.2.crossed.circle
        flag.2.crossed.circle.fill
        flag.2.crossed.fill
        flag.and.flag.filled.crossed
        flag.badge.ellipsis
        flag.badge.ellipsis.fill
        flag.checkered
        flag.checkered.2.crossed
        flag.checkered.circle
        flag.checkered.circle.fill
        flag.circle
        flag.circle.fill
        flag.fill
        flag.filled.and.flag.crossed
        flag.slash
        flag.slash.circle
        flag.slash.circle.fill
        flag.slash.fill
        flag.square
        flag.square.fill
        flame
        flame.circle
        flame.circle.fill
        flame.fill
        flashlight.off.circle
        flashlight.off.circle.fill
        flashlight.off.fill
        flashlight.on.circle
        flashlight.on.circle.fill
        flashlight.on.fill
        flashlight.slash
        flashlight.slash.circle
        flashlight.slash.circle.fill
        flask
        flask.fill
        fleuron
        fleuron.fill
        flip.horizontal arrow.left.and.right.righttriangle.left.righttriangle.right
        flip.horizontal.fill arrow.left.and.right.righttriangle.left.righttriangle.right.fill
        flipphone
        florinsign
        florinsign.arrow.circlepath
        florinsign.circle
        florinsign.circle.fill
        florinsign.square
        florinsign.square.fill
        flowchart
        flowchart.fill
        fluid.brakesignal
        fluid.transmission
        fn
        folder
        folder.badge.gear folder.badge.gearshape
        folder.badge.gearshape
        folder.badge.minus
        folder.badge.minus.fill folder.fill.badge.minus
        folder.badge.person.crop
        folder.badge.person.crop.fill folder.fill.badge.person.crop
        folder.badge.plus
        folder.badge.plus.fill folder.fill.badge.plus
        folder.badge.questionmark
        folder.badge.questionmark.ar
        folder.circle
        folder.circle.fill
        folder.fill
        folder.fill.badge.gear folder.fill.badge.gearshape
        folder.fill.badge.gearshape
        folder.fill.badge.minus
        folder.fill.badge.person.crop
        folder.fill.badge.plus
        folder.fill.badge.questionmark
        folder.fill.badge.questionmark.ar
        football
        football.circle
        football.circle.fill
        football.fill
        fork.knife
        fork.knife.circle
        fork.knife.circle.fill
        forward
        forward.circle
        forward.circle.fill
        forward.end
        forward.end.alt
        forward.end.alt.fill
        forward.end.circle
        forward.end.circle.fill
        forward.end.fill
        forward.fill
        forward.frame
        forward.frame.fill
        fossil.shell
        fossil.shell.fill
        francsign
        francsign.arrow.circlepath
        francsign.circle
        francsign.circle.fill
        francsign.square
        francsign.square.fill
        frying.pan
        frying.pan.fill
        fuelpump
        fuelpump.arrowtriangle.left
        fuelpump.arrowtriangle.left.fill
        fuelpump.arrowtriangle.right
        fuelpump.arrowtriangle.right.fill
        fuelpump.circle
        fuelpump.circle.fill
        fuelpump.exclamationmark
        fuelpump.exclamationmark.fill
        fuelpump.fill
        fuelpump.slash
        fuelpump.slash.fill
        function
        fx
        g.circle
        g.circle.fill
        g.square
        g.square.fill
        gamecontroller
        gamecontroller.fill
        gauge gauge.with.dots.needle.bottom.50percent
        gauge.badge.minus gauge.with.dots.needle.bottom.50percent.badge.minus
        gauge.badge.plus gauge.with.dots.needle.bottom.50percent.badge.plus
        gauge.high gauge.with.dots.needle.bottom.100percent
        gauge.low gauge.with.dots.needle.bottom.0percent
        gauge.medium gauge.with.dots.needle.bottom.50percent
        gauge.medium.badge.minus gauge.with.dots.needle.bottom.50percent.badge.minus
        gauge.medium.badge.plus gauge.with.dots.needle.bottom.50percent.badge.plus
        gauge.open.with.lines.needle.33percent
        gauge.open.with.lines.needle.33percent.and.arrowtriangle
        gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
        gauge.open.with.lines.needle.67percent.and.arrowtriangle
        gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car
        gauge.open.with.lines.needle.84percent.exclamation
        gauge.with.dots.needle.0percent
        gauge.with.dots.needle.100percent
        gauge.with.dots.needle.33percent
        gauge.with.dots.needle.50percent
        gauge.with.dots.needle.67percent
        gauge.with.dots.needle.bottom.0percent
        gauge.with.dots.needle.bottom.100percent
        gauge.with.dots.needle.bottom.50percent
        gauge.with.dots.needle.bottom.50percent.badge.minus
        gauge.with.dots.needle.bottom.50percent.badge.plus
        gauge.with.needle
        gauge.with.needle.fill
        gear
        gear.badge
        gear.badge.checkmark
        gear.badge.questionmark
        gear.badge.rtl
        gear.badge.xmark
        gear.circle
        gear.circle.fill
        gearshape
        gearshape.2
        gearshape.2.fill
        gearshape.arrow.triangle.2.circlepath
        gearshape.circle
        gearshape.circle.fill
        gearshape.fill
        gearshift.layout.sixspeed
        gift
        gift.circle
        gift.circle.fill
        gift.fill
        giftcard
        giftcard.fill
        globe
        globe.americas
        globe.americas.fill
        globe.asia.australia
        globe.asia.australia.fill
        globe.badge.chevron.backward
        globe.central.south.asia
        globe.central.south.asia.fill
        globe.desk
        globe.desk.fill
        globe.europe.africa
        globe.europe.africa.fill
        glowplug
        gobackward
        gobackward.10
        gobackward.10.ar
        gobackward.10.hi
        gobackward.15
        gobackward.15.ar
        gobackward.15.hi
        gobackward.30
        gobackward.30.ar
        gobackward.30.hi
        gobackward.45
        gobackward.45.ar
        gobackward.45.hi
        gobackward.5
        gobackward.5.ar
        gobackward.5.hi
        gobackward.60
        gobackward.60.ar
        gobackward.60.hi
        gobackward.75
        gobackward.75.ar
        gobackward.75.hi
        gobackward.90
        gobackward.90.ar
        gobackward.90.hi
        gobackward.minus
        goforward
        goforward.10
        goforward.10.ar
        goforward.10.hi
        goforward.15
        goforward.15.ar
        goforward.15.hi
        goforward.30
        goforward.30.ar
        goforward.30.hi
        goforward.45
        goforward.45.ar
        goforward.45.hi
        goforward.5
        goforward.5.ar
        goforward.5.hi
        goforward.60
        goforward.60.ar
        goforward.60.hi
        goforward.75
        goforward.75.ar
        goforward.75.hi
        goforward.90
        goforward.90.ar
        goforward.90.hi
        goforward.plus
        graduationcap
        graduationcap.circle
        graduationcap.circle.fill
        graduationcap.fill
        greaterthan
        greaterthan.circle
        greaterthan.circle.fill
        greaterthan.square
        greaterthan.square.fill
        greetingcard
        greetingcard.fill
        grid
        grid.circle
        grid.circle.fill
        guaranisign
        guaranisign.arrow.circlepath
        guaranisign.circle
        guaranisign.circle.fill
        guaranisign.square
        guaranisign.square.fill
        guitars
        guitars.fill
        gym.bag
        gym.bag.fill
        gyroscope
        h.circle
        h.circle.fill
        h.square
        h.square.fill
        h.square.fill.on.square.fill h.square.on.square.fill
        h.square.on.square
        h.square.on.square.fill
        hammer
        hammer.circle
        hammer.circle.fill
        hammer.fill
        hand.app hand.raised.app
        hand.app.fill hand.raised.app.fill
        hand.draw
        hand.draw.fill
        hand.point.down
        hand.point.down.fill
        hand.point.left
        hand.point.left.fill
        hand.point.right
        hand.point.right.fill
        hand.point.up
        hand.point.up.braille
        hand.point.up.braille.fill
        hand.point.up.fill
        hand.point.up.left
        hand.point.up.left.and.text
        hand.point.up.left.and.text.fill
        hand.point.up.left.fill
        hand.raised
        hand.raised.app
        hand.raised.app.fill
        hand.raised.brakesignal
        hand.raised.brakesignal.slash
        hand.raised.circle
        hand.raised.circle.fill
        hand.raised.fill
        hand.raised.fingers.spread
        hand.raised.fingers.spread.fill
        hand.raised.slash
        hand.raised.slash.fill
        hand.raised.square
        hand.raised.square.fill
        hand.raised.square.on.square
        hand.raised.square.on.square.fill
        hand.tap
        hand.tap.fill
        hand.thumbsdown
        hand.thumbsdown.circle
        hand.thumbsdown.circle.fill
        hand.thumbsdown.fill
        hand.thumbsup
        hand.thumbsup.circle
        hand.thumbsup.circle.fill
        hand.thumbsup.fill
        hand.wave
        hand.wave.fill
        handbag
        handbag.circle
        handbag.circle.fill
        handbag.fill
        hands.and.sparkles
        hands.and.sparkles.fill
        hands.clap
        hands.clap.fill
        hands.sparkles hands.and.sparkles
        hands.sparkles.fill hands.and.sparkles.fill
        hanger
        hare
        hare.circle
        hare.circle.fill
        hare.fill
        hazardsign
        hazardsign.fill
        head.profile.arrow.forward.and.visionpro
        headlight.daytime
        headlight.daytime.fill
        headlight.fog
        headlight.fog.fill
        headlight.high.beam
        headlight.high.beam.fill
        headlight.low.beam
        headlight.low.beam.fill
        headphones
        headphones.circle
        headphones.circle.fill
        hearingaid.ear hearingdevice.ear
        hearingdevice.and.signal.meter
        hearingdevice.and.signal.meter.fill
        hearingdevice.ear
        hearingdevice.ear.fill
        heart
        heart.circle
        heart.circle.fill
        heart.fill
        heart.rectangle
        heart.rectangle.fill
        heart.slash
        heart.slash.circle
        heart.slash.circle.fill
        heart.slash.fill
        heart.square
        heart.square.fill
        heart.text.square
        heart.text.square.fill
        heat.element.windshield
        heat.waves
        heater.vertical
        heater.vertical.fill
        helm
        hexagon
        hexagon.bottomhalf.filled
        hexagon.fill
        hexagon.lefthalf.filled
        hexagon.righthalf.filled
        hexagon.tophalf.filled
        hifireceiver
        hifireceiver.fill
        hifispeaker
        hifispeaker.2
        hifispeaker.2.fill
        hifispeaker.and.appletv
        hifispeaker.and.appletv.fill
        hifispeaker.and.appletv.fill.rtl
        hifispeaker.and.appletv.rtl
        hifispeaker.and.homepod
        hifispeaker.and.homepod.fill
        hifispeaker.and.homepodmini
        hifispeaker.and.homepodmini.fill
        hifispeaker.fill
        highlighter
        hockey.puck
        hockey.puck.circle
        hockey.puck.circle.fill
        hockey.puck.fill
        hold.brakesignal
        homekit
        homepod
        homepod.2
        homepod.2.fill
        homepod.and.appletv
        homepod.and.appletv.fill
        homepod.and.appletv.fill.rtl
        homepod.and.appletv.rtl
        homepod.and.homepodmini
        homepod.and.homepodmini.fill
        homepod.fill
        homepodmini
        homepodmini.2
        homepodmini.2.fill
        homepodmini.and.appletv
        homepodmini.and.appletv.fill
        homepodmini.and.appletv.fill.rtl
        homepodmini.and.appletv.rtl
        homepodmini.fill
        horn
        horn.blast
        horn.blast.fill
        horn.fill
        hourglass
        hourglass.and.lock
        hourglass.badge.plus
        hourglass.bottomhalf.fill hourglass.bottomhalf.filled
        hourglass.bottomhalf.filled
        hourglass.circle
        hourglass.circle.fill
        hourglass.end hourglass.tophalf.filled
        hourglass.start hourglass.bottomhalf.filled
        hourglass.tophalf.fill hourglass.tophalf.filled
        hourglass.tophalf.filled
        house
        house.and.flag
        house.and.flag.circle
        house.and.flag.circle.fill
        house.and.flag.fill
        house.circle
        house.circle.fill
        house.fill
        house.lodge
        house.lodge.circle
        house.lodge.circle.fill
        house.lodge.fill
        hryvniasign
        hryvniasign.arrow.circlepath
        hryvniasign.circle
        hryvniasign.circle.fill
        hryvniasign.square
        hryvniasign.square.fill
        humidifier
        humidifier.and.droplets
        humidifier.and.droplets.fill
        humidifier.fill
        humidity
        humidity.fill
        hurricane
        hurricane.circle
        hurricane.circle.fill
        i.circle
        i.circle.fill
        i.square
        i.square.fill
        icloud
        icloud.and.arrow.down
        icloud.and.arrow.down.fill
        icloud.and.arrow.up
        icloud.and.arrow.up.fill
        icloud.circle
        icloud.circle.fill
        icloud.fill
        icloud.slash
        icloud.slash.fill
        icloud.square
        icloud.square.fill
        increase.indent
        increase.quotelevel
        indianrupeesign
        indianrupeesign.arrow.circlepath
        indianrupeesign.circle
        indianrupeesign.circle.fill
        indianrupeesign.square
        indianrupeesign.square.fill
        infinity
        infinity.circle
        infinity.circle.fill
        info
        info.bubble
        info.bubble.fill
        info.bubble.fill.rtl
        info.bubble.rtl
        info.circle
        info.circle.fill
        info.square
        info.square.fill
        info.windshield
        internaldrive
        internaldrive.fill
        ipad
        ipad.and.arrow.forward
        ipad.and.iphone
        ipad.and.iphone.slash
        ipad.badge.play
        ipad.case
        ipad.case.and.iphone.case
        ipad.gen1
        ipad.gen1.badge.play
        ipad.gen1.landscape
        ipad.gen1.landscape.badge.play
        ipad.gen2
        ipad.gen2.badge.play
        ipad.gen2.landscape
        ipad.gen2.landscape.badge.play
        ipad.homebutton ipad.gen1
        ipad.homebutton.badge.play ipad.gen1.badge.play
        ipad.homebutton.landscape ipad.gen1.landscape
        ipad.homebutton.landscape.badge.play ipad.gen1.landscape.badge.play
        ipad.landscape
        ipad.landscape.badge.play
        ipad.rear.camera
        ipad.sizes
        iphone
        iphone.and.arrow.forward
        iphone.and.arrow.left.and.arrow.right
        iphone.badge.play
        iphone.case
        iphone.circle
        iphone.circle.fill
        iphone.gen1
        iphone.gen1.badge.play
        iphone.gen1.circle
        iphone.gen1.circle.fill
        iphone.gen1.landscape
        iphone.gen1.radiowaves.left.and.right
        iphone.gen1.radiowaves.left.and.right.circle
        iphone.gen1.radiowaves.left.and.right.circle.fill
        iphone.gen1.slash
        iphone.gen1.slash.circle
        iphone.gen1.slash.circle.fill
        iphone.gen2
        iphone.gen2.badge.play
        iphone.gen2.circle
        iphone.gen2.circle.fill
        iphone.gen2.landscape
        iphone.gen2.radiowaves.left.and.right
        iphone.gen2.radiowaves.left.and.right.circle
        iphone.gen2.radiowaves.left.and.right.circle.fill
        iphone.gen2.slash
        iphone.gen2.slash.circle
        iphone.gen2.slash.circle.fill
        iphone.gen3
        iphone.gen3.badge.play
        iphone.gen3.circle
        iphone.gen3.circle.fill
        iphone.gen3.landscape
        iphone.gen3.radiowaves.left.and.right
        iphone.gen3.radiowaves.left.and.right.circle
        iphone.gen3.radiowaves.left.and.right.circle.fill
        iphone.gen3.slash
        iphone.gen3.slash.circle
        iphone.gen3.slash.circle.fill
        iphone.homebutton iphone.gen1
        iphone.homebutton.badge.play iphone.gen1.badge.play
        iphone.homebutton.circle iphone.gen1.circle
        iphone.homebutton.circle.fill iphone.gen1.circle.fill
        iphone.homebutton.landscape iphone.gen1.landscape
        iphone.homebutton.radiowaves.left.and.right iphone.gen1.radiowaves.left.and.right
        iphone.homebutton.radiowaves.left.and.right.circle iphone.gen1.radiowaves.left.and.right.circle
        iphone.homebutton.radiowaves.left.and.right.circle.fill iphone.gen1.radiowaves.left.and.right.circle.fill
        iphone.homebutton.slash iphone.gen1.slash
        iphone.homebutton.slash.circle iphone.gen1.slash.circle
        iphone.homebutton.slash.circle.fill iphone.gen1.slash.circle.fill
        iphone.landscape
        iphone.radiowaves.left.and.right
        iphone.radiowaves.left.and.right.circle
        iphone.radiowaves.left.and.right.circle.fill
        iphone.rear.camera
        iphone.sizes
        iphone.slash
        iphone.slash.circle
        iphone.slash.circle.fill
        iphone.smartbatterycase.gen1
        iphone.smartbatterycase.gen2
        ipod
        ipodshuffle.gen1
        ipodshuffle.gen2
        ipodshuffle.gen3
        ipodshuffle.gen4
        ipodtouch
        ipodtouch.landscape
        ipodtouch.slash
        italic
        ivfluid.bag
        ivfluid.bag.fill
        j.circle
        j.circle.fill
        j.square
        j.square.fill
        j.square.fill.on.square.fill j.square.on.square.fill
        j.square.on.square
        j.square.on.square.fill
        k
        k.circle
        k.circle.fill
        k.square
        k.square.fill
        kashida.arabic
        key
        key.fill
        key.horizontal
        key.horizontal.fill
        key.icloud
        key.icloud.fill
        key.radiowaves.forward
        key.radiowaves.forward.fill
        key.radiowaves.forward.slash
        key.radiowaves.forward.slash.fill
        key.slash
        key.slash.fill
        key.viewfinder
        keyboard
        keyboard.badge.ellipsis
        keyboard.badge.ellipsis.fill
        keyboard.badge.eye
        keyboard.badge.eye.fill
        keyboard.chevron.compact.down
        keyboard.chevron.compact.down.fill
        keyboard.chevron.compact.left
        keyboard.chevron.compact.left.fill
        keyboard.fill
        keyboard.macwindow
        keyboard.onehanded.left
        keyboard.onehanded.left.fill
        keyboard.onehanded.right
        keyboard.onehanded.right.fill
        kipsign
        kipsign.arrow.circlepath
        kipsign.circle
        kipsign.circle.fill
        kipsign.square
        kipsign.square.fill
        kph
        kph.circle
        kph.circle.fill
        l.button.roundedbottom.horizontal
        l.button.roundedbottom.horizontal.fill
        l.circle
        l.circle.fill
        l.joystick
        l.joystick.down l.joystick.press.down
        l.joystick.down.fill l.joystick.press.down.fill
        l.joystick.fill
        l.joystick.press.down
        l.joystick.press.down.fill
        l.joystick.tilt.down
        l.joystick.tilt.down.fill
        l.joystick.tilt.left
        l.joystick.tilt.left.fill
        l.joystick.tilt.right
        l.joystick.tilt.right.fill
        l.joystick.tilt.up
        l.joystick.tilt.up.fill
        l.rectangle.roundedbottom l.button.roundedbottom.horizontal
        l.rectangle.roundedbottom.fill l.button.roundedbottom.horizontal.fill
        l.square
        l.square.fill
        l1.button.roundedbottom.horizontal
        l1.button.roundedbottom.horizontal.fill
        l1.circle
        l1.circle.fill
        l1.rectangle.roundedbottom l1.button.roundedbottom.horizontal
        l1.rectangle.roundedbottom.fill l1.button.roundedbottom.horizontal.fill
        l2.button.angledtop.vertical.left
        l2.button.angledtop.vertical.left.fill
        l2.button.roundedtop.horizontal
        l2.button.roundedtop.horizontal.fill
        l2.circle
        l2.circle.fill
        l2.rectangle.roundedtop l2.button.roundedtop.horizontal
        l2.rectangle.roundedtop.fill l2.button.roundedtop.horizontal.fill
        l3.button.angledbottom.horizontal.left
        l3.button.angledbottom.horizontal.left.fill
        l4.button.horizontal
        l4.button.horizontal.fill
        ladybug
        ladybug.circle
        ladybug.circle.fill
        ladybug.fill
        lamp.ceiling
        lamp.ceiling.fill
        lamp.ceiling.inverse
        lamp.desk
        lamp.desk.fill
        lamp.floor
        lamp.floor.fill
        lamp.table
        lamp.table.fill
        lane
        lanyardcard
        lanyardcard.fill
        laptopcomputer
        laptopcomputer.and.arrow.down
        laptopcomputer.and.ipad macbook.and.ipad
        laptopcomputer.and.iphone macbook.and.iphone
        laptopcomputer.slash
        laptopcomputer.trianglebadge.exclamationmark
        largecircle.fill.circle circle.inset.filled
        larisign
        larisign.arrow.circlepath
        larisign.circle
        larisign.circle.fill
        larisign.square
        larisign.square.fill
        laser.burst
        lasso
        lasso.and.sparkles lasso.badge.sparkles
        lasso.badge.sparkles
        lasso.sparkles lasso.badge.sparkles
        latch.2.case
        latch.2.case.fill
        laurel.leading
        laurel.trailing
        lb.button.roundedbottom.horizontal
        lb.button.roundedbottom.horizontal.fill
        lb.circle
        lb.circle.fill
        lb.rectangle.roundedbottom lb.button.roundedbottom.horizontal
        lb.rectangle.roundedbottom.fill lb.button.roundedbottom.horizontal.fill
        leaf
        leaf.arrow.circlepath leaf.arrow.triangle.circlepath
        leaf.arrow.triangle.circlepath
        leaf.circle
        leaf.circle.fill
        leaf.fill
        left
        left.circle
        left.circle.fill
        lessthan
        lessthan.circle
        lessthan.circle.fill
        lessthan.square
        lessthan.square.fill
        level
        level.fill
        licenseplate
        licenseplate.fill
        lifepreserver
        lifepreserver.fill
        light.beacon.max
        light.beacon.max.fill
        light.beacon.min
        light.beacon.min.fill
        light.cylindrical.ceiling
        light.cylindrical.ceiling.fill
        light.cylindrical.ceiling.inverse
        light.max
        light.min
        light.overhead.left
        light.overhead.left.fill
        light.overhead.right
        light.overhead.right.fill
        light.panel
        light.panel.fill
        light.recessed
        light.recessed.3
        light.recessed.3.fill
        light.recessed.3.inverse
        light.recessed.fill
        light.recessed.inverse
        light.ribbon
        light.ribbon.fill
        light.strip.2
        light.strip.2.fill
        lightbulb
        lightbulb.2
        lightbulb.2.fill
        lightbulb.circle
        lightbulb.circle.fill
        lightbulb.fill
        lightbulb.led
        lightbulb.led.fill
        lightbulb.led.wide
        lightbulb.led.wide.fill
        lightbulb.max
        lightbulb.max.fill
        lightbulb.min
        lightbulb.min.badge.exclamationmark
        lightbulb.min.badge.exclamationmark.fill
        lightbulb.min.fill
        lightbulb.slash
        lightbulb.slash.fill
        lightrail
        lightrail.fill
        lightspectrum.horizontal
        lightswitch.off
        lightswitch.off.fill
        lightswitch.off.square
        lightswitch.off.square.fill
        lightswitch.on
        lightswitch.on.fill
        lightswitch.on.square
        lightswitch.on.square.fill
        line.2.horizontal.decrease.circle
        line.2.horizontal.decrease.circle.fill
        line.3.crossed.swirl.circle
        line.3.crossed.swirl.circle.fill
        line.3.horizontal
        line.3.horizontal.button.angledtop.vertical.right
        line.3.horizontal.button.angledtop.vertical.right.fill
        line.3.horizontal.circle
        line.3.horizontal.circle.fill
        line.3.horizontal.decrease
        line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill
        line.diagonal
        line.diagonal.arrow
        line.horizontal.2.decrease.circle line.2.horizontal.decrease.circle
        line.horizontal.2.decrease.circle.fill line.2.horizontal.decrease.circle.fill
        line.horizontal.3 line.3.horizontal
        line.horizontal.3.circle line.3.horizontal.circle
        line.horizontal.3.circle.fill line.3.horizontal.circle.fill
        line.horizontal.3.decrease line.3.horizontal.decrease
        line.horizontal.3.decrease.circle line.3.horizontal.decrease.circle
        line.horizontal.3.decrease.circle.fill line.3.horizontal.decrease.circle.fill
        line.horizontal.star.fill.line.horizontal
        lines.measurement.horizontal
        lines.measurement.vertical
        lineweight
        link
        link.badge.plus
        link.circle
        link.circle.fill
        link.icloud
        link.icloud.fill
        lirasign
        lirasign.arrow.circlepath
        lirasign.circle
        lirasign.circle.fill
        lirasign.square
        lirasign.square.fill
        list.and.film
        list.bullet
        list.bullet.below.rectangle
        list.bullet.circle
        list.bullet.circle.fill
        list.bullet.clipboard
        list.bullet.clipboard.fill
        list.bullet.indent
        list.bullet.rectangle
        list.bullet.rectangle.fill
        list.bullet.rectangle.portrait
        list.bullet.rectangle.portrait.fill
        list.clipboard
        list.clipboard.fill
        list.dash
        list.dash.header.rectangle
        list.number
        list.number.ar
        list.number.hi
        list.number.rtl
        list.star
        list.triangle
        livephoto
        livephoto.badge.a livephoto.badge.automatic
        livephoto.badge.automatic
        livephoto.play
        livephoto.slash
        lizard
        lizard.circle
        lizard.circle.fill
        lizard.fill
        lm.button.horizontal
        lm.button.horizontal.fill
        location
        location.circle
        location.circle.fill
        location.fill
        location.fill.viewfinder
        location.magnifyingglass
        location.north
        location.north.circle
        location.north.circle.fill
        location.north.fill
        location.north.line
        location.north.line.fill
        location.slash
        location.slash.circle
        location.slash.circle.fill
        location.slash.fill
        location.square
        location.square.fill
        location.viewfinder
        lock
        lock.app.dashed
        lock.applewatch
        lock.badge.clock
        lock.badge.clock.fill
        lock.circle
        lock.circle.dotted
        lock.circle.fill
        lock.desktopcomputer
        lock.display
        lock.doc
        lock.doc.fill
        lock.fill
        lock.icloud
        lock.icloud.fill
        lock.ipad
        lock.iphone
        lock.laptopcomputer
        lock.open
        lock.open.applewatch
        lock.open.desktopcomputer
        lock.open.display
        lock.open.fill
        lock.open.ipad
        lock.open.iphone
        lock.open.laptopcomputer
        lock.open.rotation
        lock.open.trianglebadge.exclamationmark
        lock.open.trianglebadge.exclamationmark.fill
        lock.rectangle
        lock.rectangle.fill
        lock.rectangle.on.rectangle
        lock.rectangle.on.rectangle.fill
        lock.rectangle.stack
        lock.rectangle.stack.fill
        lock.rotation
        lock.rotation.open lock.open.rotation
        lock.shield
        lock.shield.fill
        lock.slash
        lock.slash.fill
        lock.square
        lock.square.fill
        lock.square.stack
        lock.square.stack.fill
        lock.trianglebadge.exclamationmark
        lock.trianglebadge.exclamationmark.fill
        logo.playstation playstation.logo
        logo.xbox xbox.logo
        loupe
        lsb.button.angledbottom.horizontal.left
        lsb.button.angledbottom.horizontal.left.fill
        lt.button.roundedtop.horizontal
        lt.button.roundedtop.horizontal.fill
        lt.circle
        lt.circle.fill
        lt.rectangle.roundedtop lt.button.roundedtop.horizontal
        lt.rectangle.roundedtop.fill lt.button.roundedtop.horizontal.fill
        lungs
        lungs.fill
        m.circle
        m.circle.fill
        m.square
        m.square.fill
        m1.button.horizontal
        m1.button.horizontal.fill
        m2.button.horizontal
        m2.button.horizontal.fill
        m3.button.horizontal
        m3.button.horizontal.fill
        m4.button.horizontal
        m4.button.horizontal.fill
        macbook
        macbook.and.ipad
        macbook.and.iphone
        macbook.and.visionpro
        macbook.gen1
        macbook.gen2
        macmini
        macmini.fill
        macpro.gen1
        macpro.gen1.fill
        macpro.gen2
        macpro.gen2.fill
        macpro.gen3
        macpro.gen3.fill
        macpro.gen3.server
        macstudio
        macstudio.fill
        macwindow
        macwindow.and.cursorarrow
        macwindow.and.cursorarrow.rtl
        macwindow.badge.plus
        macwindow.on.rectangle
        macwindow.on.rectangle.rtl
        magazine
        magazine.fill
        magicmouse
        magicmouse.fill
        magnifyingglass
        magnifyingglass.circle
        magnifyingglass.circle.fill
        magsafe.batterypack
        magsafe.batterypack.fill
        mail
        mail.and.text.magnifyingglass
        mail.and.text.magnifyingglass.rtl
        mail.fill
        mail.stack
        mail.stack.fill
        manatsign
        manatsign.arrow.circlepath
        manatsign.circle
        manatsign.circle.fill
        manatsign.square
        manatsign.square.fill
        map
        map.circle
        map.circle.fill
        map.fill
        mappin
        mappin.and.ellipse
        mappin.and.ellipse.circle
        mappin.and.ellipse.circle.fill
        mappin.circle
        mappin.circle.fill
        mappin.slash
        mappin.slash.circle
        mappin.slash.circle.fill
        mappin.square
        mappin.square.fill
        medal
        medal.fill
        mediastick
        medical.thermometer
        medical.thermometer.fill
        megaphone
        megaphone.fill
        memories
        memories.badge.minus
        memories.badge.plus
        memorychip
        memorychip.fill
        menubar.arrow.down.rectangle
        menubar.arrow.up.rectangle
        menubar.dock.rectangle
        menubar.dock.rectangle.badge.record
        menubar.rectangle
        menucard
        menucard.fill
        message
        message.and.waveform message.badge.waveform
        message.and.waveform.fill message.badge.waveform.fill
        message.badge
        message.badge.circle
        message.badge.circle.fill
        message.badge.circle.fill.rtl
        message.badge.circle.rtl
        message.badge.fill
        message.badge.fill.rtl
        message.badge.filled.fill
        message.badge.filled.fill.rtl
        message.badge.rtl
        message.badge.waveform
        message.badge.waveform.fill
        message.circle
        message.circle.fill
        message.fill
        metronome
        metronome.fill
        mic
        mic.and.signal.meter
        mic.and.signal.meter.fill
        mic.badge.plus
        mic.badge.xmark
        mic.circle
        mic.circle.fill
        mic.fill
        mic.fill.badge.plus
        mic.fill.badge.xmark
        mic.slash
        mic.slash.circle
        mic.slash.circle.fill
        mic.slash.fill
        mic.square
        mic.square.fill
        microbe
        microbe.circle
        microbe.circle.fill
        microbe.fill
        microphone mic
        microphone.fill mic.fill
        microphone.slash mic.slash
        microphone.slash.fill mic.slash.fill
        microwave
        microwave.fill
        millsign
        millsign.arrow.circlepath
        millsign.circle
        millsign.circle.fill
        millsign.square
        millsign.square.fill
        minus
        minus.circle
        minus.circle.fill
        minus.diamond
        minus.diamond.fill
        minus.forwardslash.plus
        minus.magnifyingglass
        minus.plus.and.fluid.batteryblock
        minus.plus.batteryblock
        minus.plus.batteryblock.exclamationmark
        minus.plus.batteryblock.exclamationmark.fill
        minus.plus.batteryblock.fill
        minus.plus.batteryblock.slash
        minus.plus.batteryblock.slash.fill
        minus.plus.batteryblock.stack
        minus.plus.batteryblock.stack.exclamationmark
        minus.plus.batteryblock.stack.exclamationmark.fill
        minus.plus.batteryblock.stack.fill
        minus.rectangle
        minus.rectangle.fill
        minus.rectangle.portrait
        minus.rectangle.portrait.fill
        minus.slash.plus minus.forwardslash.plus
        minus.square
        minus.square.fill
        mirror.side.left
        mirror.side.left.and.arrow.turn.down.right
        mirror.side.left.and.heat.waves
        mirror.side.right
        mirror.side.right.and.arrow.turn.down.left
        mirror.side.right.and.heat.waves
        moon
        moon.circle
        moon.circle.fill
        moon.dust
        moon.dust.circle
        moon.dust.circle.fill
        moon.dust.fill
        moon.fill
        moon.haze
        moon.haze.circle
        moon.haze.circle.fill
        moon.haze.fill
        moon.stars
        moon.stars.circle
        moon.stars.circle.fill
        moon.stars.fill
        moon.zzz
        moon.zzz.fill
        moonphase.first.quarter
        moonphase.first.quarter.inverse
        moonphase.full.moon
        moonphase.full.moon.inverse
        moonphase.last.quarter
        moonphase.last.quarter.inverse
        moonphase.new.moon
        moonphase.new.moon.inverse
        moonphase.waning.crescent
        moonphase.waning.crescent.inverse
        moonphase.waning.gibbous
        moonphase.waning.gibbous.inverse
        moonphase.waxing.crescent
        moonphase.waxing.crescent.inverse
        moonphase.waxing.gibbous
        moonphase.waxing.gibbous.inverse
        moonrise
        moonrise.circle
        moonrise.circle.fill
        moonrise.fill
        moonset
        moonset.circle
        moonset.circle.fill
        moonset.fill
        mosaic
        mosaic.fill
        mount
        mount.fill
        mountain.2
        mountain.2.circle
        mountain.2.circle.fill
        mountain.2.fill
        mouth
        mouth.fill
        move.3d
        movieclapper
        movieclapper.fill
        mph
        mph.circle
        mph.circle.fill
        mug
        mug.fill
        multiply
        multiply.circle
        multiply.circle.fill
        multiply.square
        multiply.square.fill
        music.house music.note.house
        music.house.fill music.note.house.fill
        music.mic
        music.mic.circle
        music.mic.circle.fill
        music.note
        music.note.house
        music.note.house.fill
        music.note.list
        music.note.tv
        music.note.tv.fill
        music.quarternote.3
        mustache
        mustache.fill
        n.circle
        n.circle.fill
        n.square
        n.square.fill
        nairasign
        nairasign.arrow.circlepath
        nairasign.circle
        nairasign.circle.fill
        nairasign.square
        nairasign.square.fill
        network
        network.badge.shield.half.filled
        network.slash
        newspaper
        newspaper.circle
        newspaper.circle.fill
        newspaper.fill
        norwegiankronesign
        norwegiankronesign.arrow.circlepath
        norwegiankronesign.circle
        norwegiankronesign.circle.fill
        norwegiankronesign.square
        norwegiankronesign.square.fill
        nose
        nose.fill
        nosign
        nosign.app
        nosign.app.fill
        note
        note.text
        note.text.badge.plus
        number
        number.circle
        number.circle.fill
        number.square
        number.square.fill
        numbersign
        o.circle
        o.circle.fill
        o.square
        o.square.fill
        oar.2.crossed
        octagon
        octagon.bottomhalf.filled
        octagon.fill
        octagon.lefthalf.filled
        octagon.righthalf.filled
        octagon.tophalf.filled
        oilcan
        oilcan.fill
        opticaldisc
        opticaldisc.fill
        opticaldiscdrive
        opticaldiscdrive.fill
        opticid
        opticid.fill
        option
        oval
        oval.bottomhalf.filled
        oval.fill
        oval.inset.filled
        oval.lefthalf.filled
        oval.portrait
        oval.portrait.bottomhalf.filled
        oval.portrait.fill
        oval.portrait.inset.filled
        oval.portrait.lefthalf.filled
        oval.portrait.righthalf.filled
        oval.portrait.tophalf.filled
        oval.righthalf.filled
        oval.tophalf.filled
        oven
        oven.fill
        p.circle
        p.circle.fill
        p.square
        p.square.fill
        p1.button.horizontal
        p1.button.horizontal.fill
        p2.button.horizontal
        p2.button.horizontal.fill
        p3.button.horizontal
        p3.button.horizontal.fill
        p4.button.horizontal
        p4.button.horizontal.fill
        paddleshifter.left
        paddleshifter.left.fill
        paddleshifter.right
        paddleshifter.right.fill
        paintbrush
        paintbrush.fill
        paintbrush.pointed
        paintbrush.pointed.fill
        paintpalette
        paintpalette.fill
        pano
        pano.badge.play
        pano.badge.play.fill
        pano.fill
        paperclip
        paperclip.badge.ellipsis
        paperclip.circle
        paperclip.circle.fill
        paperplane
        paperplane.circle
        paperplane.circle.fill
        paperplane.fill
        paragraph paragraphsign
        paragraphsign
        parentheses
        parkinglight
        parkinglight.fill
        parkingsign
        parkingsign.brakesignal
        parkingsign.brakesignal.slash
        parkingsign.circle
        parkingsign.circle.fill
        parkingsign.radiowaves.left.and.right
        parkingsign.radiowaves.right.and.safetycone
        parkingsign.steeringwheel
        party.popper
        party.popper.fill
        pause
        pause.circle
        pause.circle.fill
        pause.fill
        pause.rectangle
        pause.rectangle.fill
        pawprint
        pawprint.circle
        pawprint.circle.fill
        pawprint.fill
        pc
        peacesign
        pedal.accelerator
        pedal.accelerator.fill
        pedal.brake
        pedal.brake.fill
        pedal.clutch
        pedal.clutch.fill
        pedestrian.gate.closed
        pedestrian.gate.open
        pencil
        pencil.and.ellipsis.rectangle rectangle.and.pencil.and.ellipsis
        pencil.and.list.clipboard
        pencil.and.list.clipboard.rtl
        pencil.and.outline
        pencil.and.ruler
        pencil.and.ruler.fill
        pencil.and.scribble
        pencil.circle
        pencil.circle.fill
        pencil.line
        pencil.slash
        pencil.tip
        pencil.tip.crop.circle
        pencil.tip.crop.circle.badge.arrow.forward
        pencil.tip.crop.circle.badge.arrow.forward.fill
        pencil.tip.crop.circle.badge.minus
        pencil.tip.crop.circle.badge.minus.fill
        pencil.tip.crop.circle.badge.plus
        pencil.tip.crop.circle.badge.plus.fill
        pencil.tip.crop.circle.fill
        pentagon
        pentagon.bottomhalf.filled
        pentagon.fill
        pentagon.lefthalf.filled
        pentagon.righthalf.filled
        pentagon.tophalf.filled
        percent
        percent.ar
        person
        person.2
        person.2.badge.gearshape
        person.2.badge.gearshape.fill
        person.2.badge.key
        person.2.badge.key.fill
        person.2.circle
        person.2.circle.fill
        person.2.crop.square.stack
        person.2.crop.square.stack.fill
        person.2.fill
        person.2.gobackward
        person.2.slash
        person.2.slash.fill
        person.2.square.stack person.2.crop.square.stack
        person.2.square.stack.fill person.2.crop.square.stack.fill
        person.2.wave.2
        person.2.wave.2.fill
        person.3
        person.3.fill
        person.3.sequence
        person.3.sequence.fill
        person.and.arrow.left.and.arrow.right
        person.and.background.dotted
        person.and.background.striped.horizontal
        person.and.person person.2
        person.and.person.fill person.2.fill
        person.badge.clock
        person.badge.clock.fill
        person.badge.key
        person.badge.key.fill
        person.badge.minus
        person.badge.minus.fill person.fill.badge.minus
        person.badge.plus
        person.badge.plus.fill person.fill.badge.plus
        person.badge.shield.checkmark
        person.badge.shield.checkmark.fill
        person.bubble
        person.bubble.fill
        person.bust
        person.bust.circle
        person.bust.circle.fill
        person.bust.fill
        person.circle
        person.circle.fill
        person.crop.artframe
        person.crop.circle
        person.crop.circle.badge
        person.crop.circle.badge.checkmark
        person.crop.circle.badge.checkmark.fill person.crop.circle.fill.badge.checkmark
        person.crop.circle.badge.clock
        person.crop.circle.badge.clock.fill
        person.crop.circle.badge.exclam person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.exclam.fill person.crop.circle.badge.exclamationmark.fill
        person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.exclamationmark.fill
        person.crop.circle.badge.fill
        person.crop.circle.badge.minus
        person.crop.circle.badge.minus.fill person.crop.circle.fill.badge.minus
        person.crop.circle.badge.moon
        person.crop.circle.badge.moon.fill
        person.crop.circle.badge.plus
        person.crop.circle.badge.plus.fill person.crop.circle.fill.badge.plus
        person.crop.circle.badge.questionmark
        person.crop.circle.badge.questionmark.ar
        person.crop.circle.badge.questionmark.fill
        person.crop.circle.badge.questionmark.fill.ar
        person.crop.circle.badge.xmark
        person.crop.circle.badge.xmark.fill person.crop.circle.fill.badge.xmark
        person.crop.circle.dashed
        person.crop.circle.dashed.circle
        person.crop.circle.dashed.circle.fill
        person.crop.circle.fill
        person.crop.circle.fill.badge.checkmark
        person.crop.circle.fill.badge.exclam person.crop.circle.badge.exclamationmark.fill
        person.crop.circle.fill.badge.exclamationmark person.crop.circle.badge.exclamationmark.fill
        person.crop.circle.fill.badge.minus
        person.crop.circle.fill.badge.plus
        person.crop.circle.fill.badge.questionmark person.crop.circle.badge.questionmark.fill
        person.crop.circle.fill.badge.questionmark.ar person.crop.circle.badge.questionmark.fill.ar
        person.crop.circle.fill.badge.xmark
        person.crop.rectangle
        person.crop.rectangle.badge.plus
        person.crop.rectangle.badge.plus.fill
        person.crop.rectangle.fill
        person.crop.rectangle.stack
        person.crop.rectangle.stack.fill
        person.crop.square
        person.crop.square.badge.camera
        person.crop.square.badge.camera.fill
        person.crop.square.badge.video
        person.crop.square.badge.video.fill
        person.crop.square.fill
        person.crop.square.fill.and.at.rectangle person.crop.square.filled.and.at.rectangle
        person.crop.square.filled.and.at.rectangle
        person.crop.square.filled.and.at.rectangle.fill
        person.fill
        person.fill.and.arrow.left.and.arrow.right
        person.fill.badge.minus
        person.fill.badge.plus
        person.fill.checkmark
        person.fill.checkmark.rtl
        person.fill.questionmark
        person.fill.questionmark.ar
        person.fill.questionmark.rtl
        person.fill.turn.down
        person.fill.turn.left
        person.fill.turn.right
        person.fill.viewfinder
        person.fill.xmark
        person.fill.xmark.rtl
        person.icloud
        person.icloud.fill
        person.line.dotted.person
        person.line.dotted.person.fill
        person.slash
        person.slash.fill
        person.text.rectangle
        person.text.rectangle.fill
        person.wave.2
        person.wave.2.fill
        personalhotspot
        personalhotspot.circle
        personalhotspot.circle.fill
        perspective
        pesetasign
        pesetasign.arrow.circlepath
        pesetasign.circle
        pesetasign.circle.fill
        pesetasign.square
        pesetasign.square.fill
        pesosign
        pesosign.arrow.circlepath
        pesosign.circle
        pesosign.circle.fill
        pesosign.square
        pesosign.square.fill
        phone
        phone.and.waveform phone.badge.waveform
        phone.and.waveform.fill phone.badge.waveform.fill
        phone.arrow.down.left
        phone.arrow.down.left.fill
        phone.arrow.right
        phone.arrow.right.fill
        phone.arrow.up.right
        phone.arrow.up.right.circle
        phone.arrow.up.right.circle.fill
        phone.arrow.up.right.fill
        phone.badge.checkmark
        phone.badge.plus
        phone.badge.plus.fill phone.fill.badge.plus
        phone.badge.waveform
        phone.badge.waveform.fill
        phone.bubble
        phone.bubble.fill
        phone.bubble.fill.rtl
        phone.bubble.left phone.bubble
        phone.bubble.left.fill phone.bubble.fill
        phone.bubble.rtl
        phone.circle
        phone.circle.fill
        phone.connection
        phone.connection.fill
        phone.down
        phone.down.circle
        phone.down.circle.fill
        phone.down.fill
        phone.down.waves.left.and.right
        phone.fill
        phone.fill.arrow.down.left phone.arrow.down.left.fill
        phone.fill.arrow.right phone.arrow.right.fill
        phone.fill.arrow.up.right phone.arrow.up.right.fill
        phone.fill.badge.checkmark
        phone.fill.badge.plus
        phone.fill.connection phone.connection.fill
        photo
        photo.artframe
        photo.artframe.circle
        photo.artframe.circle.fill
        photo.badge.arrow.down
        photo.badge.arrow.down.fill
        photo.badge.checkmark
        photo.badge.checkmark.fill
        photo.badge.plus
        photo.badge.plus.fill
        photo.circle
        photo.circle.fill
        photo.fill
        photo.fill.on.rectangle.fill
        photo.on.rectangle
        photo.on.rectangle.angled
        photo.on.rectangle.fill photo.fill.on.rectangle.fill
        photo.stack
        photo.stack.fill
        photo.tv
        pianokeys
        pianokeys.inverse
        pill
        pill.circle
        pill.circle.fill
        pill.fill
        pills
        pills.circle
        pills.circle.fill
        pills.fill
        pin
        pin.circle
        pin.circle.fill
        pin.fill
        pin.slash
        pin.slash.fill
        pin.square
        pin.square.fill
        pip
        pip.enter
        pip.exit
        pip.fill
        pip.remove
        pip.swap
        pipe.and.drop
        pipe.and.drop.fill
        placeholdertext.fill
        platter.2.filled.ipad
        platter.2.filled.ipad.landscape
        platter.2.filled.iphone
        platter.2.filled.iphone.landscape
        platter.bottom.applewatch.case
        platter.filled.bottom.and.arrow.down.iphone
        platter.filled.bottom.applewatch.case
        platter.filled.bottom.iphone
        platter.filled.top.and.arrow.up.iphone
        platter.filled.top.applewatch.case
        platter.filled.top.iphone
        platter.top.applewatch.case
        play
        play.circle
        play.circle.fill
        play.desktopcomputer
        play.display
        play.fill
        play.house
        play.house.fill
        play.laptopcomputer
        play.rectangle
        play.rectangle.fill
        play.rectangle.on.rectangle
        play.rectangle.on.rectangle.circle
        play.rectangle.on.rectangle.circle.fill
        play.rectangle.on.rectangle.fill
        play.slash
        play.slash.fill
        play.square
        play.square.fill
        play.square.stack
        play.square.stack.fill
        play.tv
        play.tv.fill
        playpause
        playpause.circle
        playpause.circle.fill
        playpause.fill
        playstation.logo
        plus
        plus.app
        plus.app.fill
        plus.bubble
        plus.bubble.fill
        plus.circle
        plus.circle.fill
        plus.diamond
        plus.diamond.fill
        plus.forwardslash.minus
        plus.magnifyingglass
        plus.message
        plus.message.fill
        plus.rectangle
        plus.rectangle.fill
        plus.rectangle.fill.on.folder.fill plus.rectangle.on.folder.fill
        plus.rectangle.fill.on.rectangle.fill
        plus.rectangle.on.folder
        plus.rectangle.on.folder.fill
        plus.rectangle.on.rectangle
        plus.rectangle.on.rectangle.fill plus.rectangle.fill.on.rectangle.fill
        plus.rectangle.portrait
        plus.rectangle.portrait.fill
        plus.slash.minus plus.forwardslash.minus
        plus.square
        plus.square.dashed
        plus.square.fill
        plus.square.fill.on.square.fill
        plus.square.on.square
        plus.square.on.square.fill plus.square.fill.on.square.fill
        plus.viewfinder
        plusminus
        plusminus.circle
        plusminus.circle.fill
        point.3.connected.trianglepath.dotted
        point.3.filled.connected.trianglepath.dotted
        point.bottomleft.filled.forward.to.point.topright.scurvepath
        point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath
        point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill
        point.bottomleft.forward.to.point.topright.filled.scurvepath
        point.bottomleft.forward.to.point.topright.scurvepath
        point.bottomleft.forward.to.point.topright.scurvepath.fill
        point.fill.topleft.down.curvedto.point.fill.bottomright.up point.topleft.down.to.point.bottomright.curvepath.fill
        point.filled.topleft.down.curvedto.point.bottomright.up point.topleft.filled.down.to.point.bottomright.curvepath
        point.forward.to.point.capsulepath
        point.forward.to.point.capsulepath.fill
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
        point.topleft.down.curvedto.point.bottomright.up.fill point.topleft.down.to.point.bottomright.curvepath.fill
        point.topleft.down.curvedto.point.filled.bottomright.up point.topleft.down.to.point.bottomright.filled.curvepath
        point.topleft.down.to.point.bottomright.curvepath
        point.topleft.down.to.point.bottomright.curvepath.fill
        point.topleft.down.to.point.bottomright.filled.curvepath
        point.topleft.filled.down.to.point.bottomright.curvepath
        polishzlotysign
        polishzlotysign.arrow.circlepath
        polishzlotysign.circle
        polishzlotysign.circle.fill
        polishzlotysign.square
        polishzlotysign.square.fill
        popcorn
        popcorn.circle
        popcorn.circle.fill
        popcorn.fill
        power
        power.circle
        power.circle.fill
        power.dotted
        powercord
        powercord.fill
        poweroff
        poweron
        poweroutlet.strip
        poweroutlet.strip.fill
        poweroutlet.type.a
        poweroutlet.type.a.fill
        poweroutlet.type.a.square
        poweroutlet.type.a.square.fill
        poweroutlet.type.b
        poweroutlet.type.b.fill
        poweroutlet.type.b.square
        poweroutlet.type.b.square.fill
        poweroutlet.type.c
        poweroutlet.type.c.fill
        poweroutlet.type.c.square
        poweroutlet.type.c.square.fill
        poweroutlet.type.d
        poweroutlet.type.d.fill
        poweroutlet.type.d.square
        poweroutlet.type.d.square.fill
        poweroutlet.type.e
        poweroutlet.type.e.fill
        poweroutlet.type.e.square
        poweroutlet.type.e.square.fill
        poweroutlet.type.f
        poweroutlet.type.f.fill
        poweroutlet.type.f.square
        poweroutlet.type.f.square.fill
        poweroutlet.type.g
        poweroutlet.type.g.fill
        poweroutlet.type.g.square
        poweroutlet.type.g.square.fill
        poweroutlet.type.h
        poweroutlet.type.h.fill
        poweroutlet.type.h.square
        poweroutlet.type.h.square.fill
        poweroutlet.type.i
        poweroutlet.type.i.fill
        poweroutlet.type.i.square
        poweroutlet.type.i.square.fill
        poweroutlet.type.j
        poweroutlet.type.j.fill
        poweroutlet.type.j.square
        poweroutlet.type.j.square.fill
        poweroutlet.type.k
        poweroutlet.type.k.fill
        poweroutlet.type.k.square
        poweroutlet.type.k.square.fill
        poweroutlet.type.l
        poweroutlet.type.l.fill
        poweroutlet.type.l.square
        poweroutlet.type.l.square.fill
        poweroutlet.type.m
        poweroutlet.type.m.fill
        poweroutlet.type.m.square
        poweroutlet.type.m.square.fill
        poweroutlet.type.n
        poweroutlet.type.n.fill
        poweroutlet.type.n.square
        poweroutlet.type.n.square.fill
        poweroutlet.type.o
        poweroutlet.type.o.fill
        poweroutlet.type.o.square
        poweroutlet.type.o.square.fill
        powerplug
        powerplug.fill
        powersleep
        printer
        printer.dotmatrix
        printer.dotmatrix.fill
        printer.dotmatrix.fill.and.paper.fill printer.dotmatrix.filled.and.paper
        printer.dotmatrix.filled.and.paper
        printer.fill
        printer.fill.and.paper.fill printer.filled.and.paper
        printer.filled.and.paper
        projective
        purchased
        purchased.circle
        purchased.circle.fill
        puzzlepiece
        puzzlepiece.extension
        puzzlepiece.extension.fill
        puzzlepiece.fill
        pyramid
        pyramid.fill
        q.circle
        q.circle.fill
        q.square
        q.square.fill
        qrcode
        qrcode.viewfinder
        questionmark
        questionmark.app
        questionmark.app.ar
        questionmark.app.dashed
        questionmark.app.dashed.ar
        questionmark.app.fill
        questionmark.app.fill.ar
        questionmark.ar
        questionmark.bubble
        questionmark.bubble.ar
        questionmark.bubble.fill
        questionmark.bubble.fill.ar
        questionmark.circle
        questionmark.circle.ar
        questionmark.circle.fill
        questionmark.circle.fill.ar
        questionmark.diamond
        questionmark.diamond.ar
        questionmark.diamond.fill
        questionmark.diamond.fill.ar
        questionmark.folder
        questionmark.folder.ar
        questionmark.folder.fill
        questionmark.folder.fill.ar
        questionmark.key.filled
        questionmark.square
        questionmark.square.ar
        questionmark.square.dashed
        questionmark.square.dashed.ar
        questionmark.square.fill
        questionmark.square.fill.ar
        questionmark.video
        questionmark.video.ar
        questionmark.video.fill
        questionmark.video.fill.ar
        questionmark.video.fill.rtl questionmark.video.fill.ar
        questionmark.video.rtl questionmark.video.ar
        quote.bubble
        quote.bubble.fill
        quote.bubble.fill.rtl
        quote.bubble.rtl
        quote.closing
        quote.opening
        quotelevel
        r.button.roundedbottom.horizontal
        r.button.roundedbottom.horizontal.fill
        r.circle
        r.circle.fill
        r.joystick
        r.joystick.down r.joystick.press.down
        r.joystick.down.fill r.joystick.press.down.fill
        r.joystick.fill
        r.joystick.press.down
        r.joystick.press.down.fill
        r.joystick.tilt.down
        r.joystick.tilt.down.fill
        r.joystick.tilt.left
        r.joystick.tilt.left.fill
        r.joystick.tilt.right
        r.joystick.tilt.right.fill
        r.joystick.tilt.up
        r.joystick.tilt.up.fill
        r.rectangle.roundedbottom r.button.roundedbottom.horizontal
        r.rectangle.roundedbottom.fill r.button.roundedbottom.horizontal.fill
        r.square
        r.square.fill
        r.square.fill.on.square.fill r.square.on.square.fill
        r.square.on.square
        r.square.on.square.fill
        r1.button.roundedbottom.horizontal
        r1.button.roundedbottom.horizontal.fill
        r1.circle
        r1.circle.fill
        r1.rectangle.roundedbottom r1.button.roundedbottom.horizontal
        r1.rectangle.roundedbottom.fill r1.button.roundedbottom.horizontal.fill
        r2.button.angledtop.vertical.right
        r2.button.angledtop.vertical.right.fill
        r2.button.roundedtop.horizontal
        r2.button.roundedtop.horizontal.fill
        r2.circle
        r2.circle.fill
        r2.rectangle.roundedtop r2.button.roundedtop.horizontal
        r2.rectangle.roundedtop.fill r2.button.roundedtop.horizontal.fill
        r3.button.angledbottom.horizontal.right
        r3.button.angledbottom.horizontal.right.fill
        r4.button.horizontal
        r4.button.horizontal.fill
        radio
        radio.fill
        radiowaves.left wave.3.left
        radiowaves.right wave.3.right
        rainbow
        rays
        rb.button.roundedbottom.horizontal
        rb.button.roundedbottom.horizontal.fill
        rb.circle
        rb.circle.fill
        rb.rectangle.roundedbottom rb.button.roundedbottom.horizontal
        rb.rectangle.roundedbottom.fill rb.button.roundedbottom.horizontal.fill
        realtimetext teletype.answer
        record.circle
        record.circle.fill
        recordingtape
        recordingtape.circle
        recordingtape.circle.fill
        rectangle
        rectangle.2.swap
        rectangle.3.group
        rectangle.3.group.bubble
        rectangle.3.group.bubble.fill
        rectangle.3.group.bubble.left rectangle.3.group.bubble
        rectangle.3.group.bubble.left.fill rectangle.3.group.bubble.fill
        rectangle.3.group.fill
        rectangle.3.offgrid rectangle.3.group
        rectangle.3.offgrid.bubble.left rectangle.3.group.bubble
        rectangle.3.offgrid.bubble.left.fill rectangle.3.group.bubble.fill
        rectangle.3.offgrid.fill rectangle.3.group.fill
        rectangle.and.arrow.up.right.and.arrow.down.left
        rectangle.and.arrow.up.right.and.arrow.down.left.slash
        rectangle.and.hand.point.up.left
        rectangle.and.hand.point.up.left.fill
        rectangle.and.hand.point.up.left.filled
        rectangle.and.paperclip
        rectangle.and.pencil.and.ellipsis
        rectangle.and.pencil.and.ellipsis.rtl
        rectangle.and.text.magnifyingglass
        rectangle.and.text.magnifyingglass.rtl
        rectangle.arrowtriangle.2.inward
        rectangle.arrowtriangle.2.outward
        rectangle.badge.checkmark
        rectangle.badge.checkmark.fill rectangle.fill.badge.checkmark
        rectangle.badge.minus
        rectangle.badge.person.crop
        rectangle.badge.plus
        rectangle.badge.xmark
        rectangle.badge.xmark.fill rectangle.fill.badge.xmark
        rectangle.bottomhalf.filled
        rectangle.bottomhalf.inset.filled
        rectangle.bottomthird.inset.fill rectangle.bottomthird.inset.filled
        rectangle.bottomthird.inset.filled
        rectangle.center.inset.fill rectangle.center.inset.filled
        rectangle.center.inset.filled
        rectangle.center.inset.filled.badge.plus
        rectangle.checkered
        rectangle.compress.vertical
        rectangle.connected.to.line.below
        rectangle.dashed
        rectangle.dashed.and.paperclip
        rectangle.dashed.badge.record
        rectangle.dock dock.rectangle
        rectangle.expand.vertical
        rectangle.fill
        rectangle.fill.badge.checkmark
        rectangle.fill.badge.minus
        rectangle.fill.badge.person.crop
        rectangle.fill.badge.plus
        rectangle.fill.badge.xmark
        rectangle.fill.on.rectangle.angled.fill
        rectangle.fill.on.rectangle.fill
        rectangle.fill.on.rectangle.fill.circle rectangle.on.rectangle.circle
        rectangle.fill.on.rectangle.fill.circle.fill rectangle.on.rectangle.circle.fill
        rectangle.fill.on.rectangle.fill.slash.fill rectangle.on.rectangle.slash.fill
        rectangle.filled.and.hand.point.up.left
        rectangle.grid.1x2
        rectangle.grid.1x2.fill
        rectangle.grid.2x2
        rectangle.grid.2x2.fill
        rectangle.grid.3x2
        rectangle.grid.3x2.fill
        rectangle.inset.bottomleading.filled
        rectangle.inset.bottomleft.fill rectangle.inset.bottomleft.filled
        rectangle.inset.bottomleft.filled
        rectangle.inset.bottomright.fill rectangle.inset.bottomright.filled
        rectangle.inset.bottomright.filled
        rectangle.inset.bottomtrailing.filled
        rectangle.inset.fill rectangle.inset.filled
        rectangle.inset.filled
        rectangle.inset.filled.and.cursorarrow
        rectangle.inset.filled.and.person.filled
        rectangle.inset.filled.badge.record
        rectangle.inset.filled.on.rectangle
        rectangle.inset.topleading.filled
        rectangle.inset.topleft.fill rectangle.inset.topleft.filled
        rectangle.inset.topleft.filled
        rectangle.inset.topright.fill rectangle.inset.topright.filled
        rectangle.inset.topright.filled
        rectangle.inset.toptrailing.filled
        rectangle.landscape.rotate
        rectangle.leadinghalf.filled
        rectangle.leadinghalf.inset.filled
        rectangle.leadinghalf.inset.filled.arrow.leading
        rectangle.leadingthird.inset.filled
        rectangle.lefthalf.fill rectangle.lefthalf.filled
        rectangle.lefthalf.filled
        rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.filled
        rectangle.lefthalf.inset.fill.arrow.left rectangle.lefthalf.inset.filled.arrow.left
        rectangle.lefthalf.inset.filled
        rectangle.lefthalf.inset.filled.arrow.left
        rectangle.leftthird.inset.fill rectangle.leftthird.inset.filled
        rectangle.leftthird.inset.filled
        rectangle.on.rectangle
        rectangle.on.rectangle.angled
        rectangle.on.rectangle.angled.fill rectangle.fill.on.rectangle.angled.fill
        rectangle.on.rectangle.badge.gearshape
        rectangle.on.rectangle.button.angledtop.vertical.left
        rectangle.on.rectangle.button.angledtop.vertical.left.fill
        rectangle.on.rectangle.circle
        rectangle.on.rectangle.circle.fill
        rectangle.on.rectangle.fill rectangle.fill.on.rectangle.fill
        rectangle.on.rectangle.slash
        rectangle.on.rectangle.slash.circle
        rectangle.on.rectangle.slash.circle.fill
        rectangle.on.rectangle.slash.fill
        rectangle.on.rectangle.square
        rectangle.on.rectangle.square.fill
        rectangle.portrait
        rectangle.portrait.and.arrow.forward
        rectangle.portrait.and.arrow.forward.fill
        rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right.fill
        rectangle.portrait.arrowtriangle.2.inward
        rectangle.portrait.arrowtriangle.2.outward
        rectangle.portrait.badge.plus
        rectangle.portrait.badge.plus.fill
        rectangle.portrait.bottomhalf.filled
        rectangle.portrait.bottomhalf.inset.filled
        rectangle.portrait.bottomleading.inset.filled
        rectangle.portrait.bottomleft.inset.filled
        rectangle.portrait.bottomright.inset.filled
        rectangle.portrait.bottomthird.inset.filled
        rectangle.portrait.bottomtrailing.inset.filled
        rectangle.portrait.center.inset.filled
        rectangle.portrait.fill
        rectangle.portrait.inset.filled
        rectangle.portrait.leadinghalf.inset.filled
        rectangle.portrait.leadingthird.inset.filled
        rectangle.portrait.lefthalf.filled
        rectangle.portrait.lefthalf.inset.filled
        rectangle.portrait.leftthird.inset.filled
        rectangle.portrait.on.rectangle.portrait
        rectangle.portrait.on.rectangle.portrait.angled
        rectangle.portrait.on.rectangle.portrait.angled.fill
        rectangle.portrait.on.rectangle.portrait.fill
        rectangle.portrait.on.rectangle.portrait.slash
        rectangle.portrait.on.rectangle.portrait.slash.fill
        rectangle.portrait.righthalf.filled
        rectangle.portrait.righthalf.inset.filled
        rectangle.portrait.rightthird.inset.filled
        rectangle.portrait.rotate
        rectangle.portrait.slash
        rectangle.portrait.slash.fill
        rectangle.portrait.split.2x1
        rectangle.portrait.split.2x1.fill
        rectangle.portrait.split.2x1.slash
        rectangle.portrait.split.2x1.slash.fill
        rectangle.portrait.tophalf.filled
        rectangle.portrait.tophalf.inset.filled
        rectangle.portrait.topleading.inset.filled
        rectangle.portrait.topleft.inset.filled
        rectangle.portrait.topright.inset.filled
        rectangle.portrait.topthird.inset.filled
        rectangle.portrait.toptrailing.inset.filled
        rectangle.portrait.trailinghalf.inset.filled
        rectangle.portrait.trailingthird.inset.filled
        rectangle.ratio.16.to.9
        rectangle.ratio.16.to.9.fill
        rectangle.ratio.3.to.4
        rectangle.ratio.3.to.4.fill
        rectangle.ratio.4.to.3
        rectangle.ratio.4.to.3.fill
        rectangle.ratio.9.to.16
        rectangle.ratio.9.to.16.fill
        rectangle.righthalf.fill rectangle.righthalf.filled
        rectangle.righthalf.filled
        rectangle.righthalf.inset.fill rectangle.righthalf.inset.filled
        rectangle.righthalf.inset.fill.arrow.right rectangle.righthalf.inset.filled.arrow.right
        rectangle.righthalf.inset.filled
        rectangle.righthalf.inset.filled.arrow.right
        rectangle.rightthird.inset.fill rectangle.rightthird.inset.filled
        rectangle.rightthird.inset.filled
        rectangle.roundedbottom button.roundedbottom.horizontal
        rectangle.roundedbottom.fill button.roundedbottom.horizontal.fill
        rectangle.roundedtop button.roundedtop.horizontal
        rectangle.roundedtop.fill button.roundedtop.horizontal.fill
        rectangle.slash
        rectangle.slash.fill
        rectangle.split.1x2
        rectangle.split.1x2.fill
        rectangle.split.2x1
        rectangle.split.2x1.fill
        rectangle.split.2x1.slash
        rectangle.split.2x1.slash.fill
        rectangle.split.2x2
        rectangle.split.2x2.fill
        rectangle.split.3x1
        rectangle.split.3x1.fill
        rectangle.split.3x3
        rectangle.split.3x3.fill
        rectangle.stack
        rectangle.stack.badge.minus
        rectangle.stack.badge.minus.fill rectangle.stack.fill.badge.minus
        rectangle.stack.badge.person.crop
        rectangle.stack.badge.person.crop.fill
        rectangle.stack.badge.play
        rectangle.stack.badge.play.fill
        rectangle.stack.badge.plus
        rectangle.stack.badge.plus.fill rectangle.stack.fill.badge.plus
        rectangle.stack.fill
        rectangle.stack.fill.badge.minus
        rectangle.stack.fill.badge.person.crop rectangle.stack.badge.person.crop.fill
        rectangle.stack.fill.badge.plus
        rectangle.stack.person.crop person.crop.rectangle.stack
        rectangle.stack.person.crop.fill person.crop.rectangle.stack.fill
        rectangle.tophalf.filled
        rectangle.tophalf.inset.filled
        rectangle.topthird.inset rectangle.topthird.inset.filled
        rectangle.topthird.inset.fill rectangle.topthird.inset.filled
        rectangle.topthird.inset.filled
        rectangle.trailinghalf.filled
        rectangle.trailinghalf.inset.filled
        rectangle.trailinghalf.inset.filled.arrow.trailing
        rectangle.trailingthird.inset.filled
        refrigerator
        refrigerator.fill
        repeat
        repeat.1
        repeat.1.ar
        repeat.1.circle
        repeat.1.circle.ar
        repeat.1.circle.fill
        repeat.1.circle.fill.ar
        repeat.1.circle.fill.hi
        repeat.1.circle.hi
        repeat.1.hi
        repeat.circle
        repeat.circle.fill
        restart
        restart.circle
        restart.circle.fill
        retarder.brakesignal
        retarder.brakesignal.and.exclamationmark
        retarder.brakesignal.slash
        return
        return.left
        return.right
        rhombus
        rhombus.fill
        richtext.page doc.richtext
        richtext.page.fill doc.richtext.fill
        right
        right.circle
        right.circle.fill
        righttriangle
        righttriangle.fill
        righttriangle.split.diagonal
        righttriangle.split.diagonal.fill
        ring.circle smallcircle.circle
        ring.circle.fill smallcircle.circle.fill
        rm.button.horizontal
        rm.button.horizontal.fill
        road.lane.arrowtriangle.2.inward
        road.lanes
        road.lanes.curved.left
        road.lanes.curved.right
        roller.shade.closed
        roller.shade.open
        roman.shade.closed
        roman.shade.open
        rosette
        rotate.3d
        rotate.3d.circle
        rotate.3d.circle.fill
        rotate.3d.fill
        rotate.left
        rotate.left.fill
        rotate.right
        rotate.right.fill
        rsb.button.angledbottom.horizontal.right
        rsb.button.angledbottom.horizontal.right.fill
        rt.button.roundedtop.horizontal
        rt.button.roundedtop.horizontal.fill
        rt.circle
        rt.circle.fill
        rt.rectangle.roundedtop rt.button.roundedtop.horizontal
        rt.rectangle.roundedtop.fill rt.button.roundedtop.horizontal.fill
        rublesign
        rublesign.arrow.circlepath
        rublesign.circle
        rublesign.circle.fill
        rublesign.square
        rublesign.square.fill
        ruler
        ruler.fill
        rupeesign
        rupeesign.arrow.circlepath
        rupeesign.circle
        rupeesign.circle.fill
        rupeesign.square
        rupeesign.square.fill
        s.circle
        s.circle.fill
        s.square
        s.square.fill
        safari
        safari.fill
        sailboat
        sailboat.circle
        sailboat.circle.fill
        sailboat.fill
        scale.3d
        scalemass
        scalemass.fill
        scanner
        scanner.fill
        scissors
        scissors.badge.ellipsis
        scissors.circle
        scissors.circle.fill
        scooter
        scope
        screwdriver
        screwdriver.fill
        scribble
        scribble.variable
        scroll
        scroll.fill
        sdcard
        sdcard.fill
        seal
        seal.fill
        selection.pin.in.out
        sensor
        sensor.fill
        sensor.tag.radiowaves.forward
        sensor.tag.radiowaves.forward.fill
        server.rack
        shadow
        shared.with.you
        shared.with.you.circle
        shared.with.you.circle.fill
        shared.with.you.slash
        shareplay
        shareplay.slash
        shazam.logo
        shazam.logo.fill
        shekelsign
        shekelsign.arrow.circlepath
        shekelsign.circle
        shekelsign.circle.fill
        shekelsign.square
        shekelsign.square.fill
        sheqelsign.circle shekelsign.circle
        sheqelsign.circle.fill shekelsign.circle.fill
        sheqelsign.square shekelsign.square
        sheqelsign.square.fill shekelsign.square.fill
        shield
        shield.checkerboard shield.checkered
        shield.checkered
        shield.fill
        shield.lefthalf.fill shield.lefthalf.filled
        shield.lefthalf.fill.slash shield.lefthalf.filled.slash
        shield.lefthalf.filled
        shield.lefthalf.filled.badge.checkmark
        shield.lefthalf.filled.slash
        shield.lefthalf.filled.trianglebadge.exclamationmark
        shield.righthalf.filled
        shield.slash
        shield.slash.fill
        shift
        shift.fill
        shippingbox
        shippingbox.and.arrow.backward
        shippingbox.and.arrow.backward.fill
        shippingbox.circle
        shippingbox.circle.fill
        shippingbox.fill
        shoe
        shoe.2
        shoe.2.fill
        shoe.circle
        shoe.circle.fill
        shoe.fill
        shoeprints.fill
        shower
        shower.fill
        shower.handheld
        shower.handheld.fill
        shower.sidejet
        shower.sidejet.fill
        shuffle
        shuffle.circle
        shuffle.circle.fill
        sidebar.leading
        sidebar.left
        sidebar.right
        sidebar.squares.leading
        sidebar.squares.left
        sidebar.squares.right
        sidebar.squares.trailing
        sidebar.trailing
        signature
        signature.ar
        signature.he
        signature.ja
        signature.th
        signature.zh
        signpost.and.arrowtriangle.up
        signpost.and.arrowtriangle.up.circle
        signpost.and.arrowtriangle.up.circle.fill
        signpost.and.arrowtriangle.up.fill
        signpost.left
        signpost.left.circle
        signpost.left.circle.fill
        signpost.left.fill
        signpost.right
        signpost.right.and.left
        signpost.right.and.left.circle
        signpost.right.and.left.circle.fill
        signpost.right.and.left.fill
        signpost.right.circle
        signpost.right.circle.fill
        signpost.right.fill
        simcard
        simcard.2
        simcard.2.fill
        simcard.fill
        sink
        sink.fill
        skateboard
        skateboard.fill
        skew
        skis
        skis.fill
        slash.circle
        slash.circle.fill
        sleep
        sleep.circle
        sleep.circle.fill
        slider.horizontal.2.gobackward
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
        slider.horizontal.2.square
        slider.horizontal.2.square.badge.arrow.down
        slider.horizontal.2.square.on.square
        slider.horizontal.3
        slider.horizontal.below.rectangle
        slider.horizontal.below.square.and.square.filled
        slider.horizontal.below.square.fill.and.square slider.horizontal.below.square.filled.and.square
        slider.horizontal.below.square.filled.and.square
        slider.horizontal.below.sun.max
        slider.vertical.3
        slowmo
        smallcircle.circle
        smallcircle.circle.fill
        smallcircle.fill.circle smallcircle.filled.circle
        smallcircle.fill.circle.fill smallcircle.filled.circle.fill
        smallcircle.filled.circle
        smallcircle.filled.circle.fill
        smartphone
        smiley face.smiling
        smiley.fill face.smiling.inverse
        smoke
        smoke.circle
        smoke.circle.fill
        smoke.fill
        snow snowflake
        snowboard
        snowboard.fill
        snowflake
        snowflake.circle
        snowflake.circle.fill
        snowflake.road.lane
        snowflake.road.lane.dashed
        snowflake.slash
        soccerball
        soccerball.circle
        soccerball.circle.fill
        soccerball.circle.fill.inverse
        soccerball.circle.inverse
        soccerball.inverse
        sofa
        sofa.fill
        sos
        sos.circle
        sos.circle.fill
        space
        sparkle
        sparkle.magnifyingglass
        sparkles
        sparkles.rectangle.stack
        sparkles.rectangle.stack.fill
        sparkles.square.fill.on.square sparkles.square.filled.on.square
        sparkles.square.filled.on.square
        sparkles.tv
        sparkles.tv.fill
        speaker
        speaker.1 speaker.wave.1
        speaker.1.fill speaker.wave.1.fill
        speaker.2 speaker.wave.2
        speaker.2.fill speaker.wave.2.fill
        speaker.3 speaker.wave.3
        speaker.3.fill speaker.wave.3.fill
        speaker.badge.exclamationmark
        speaker.badge.exclamationmark.fill
        speaker.circle
        speaker.circle.fill
        speaker.fill
        speaker.minus
        speaker.minus.fill
        speaker.plus
        speaker.plus.fill
        speaker.slash
        speaker.slash.circle
        speaker.slash.circle.fill
        speaker.slash.circle.fill.rtl
        speaker.slash.circle.rtl
        speaker.slash.fill
        speaker.slash.fill.rtl
        speaker.slash.rtl
        speaker.square
        speaker.square.fill
        speaker.wave.1
        speaker.wave.1.fill
        speaker.wave.2
        speaker.wave.2.bubble
        speaker.wave.2.bubble.fill
        speaker.wave.2.bubble.fill.rtl
        speaker.wave.2.bubble.left speaker.wave.2.bubble
        speaker.wave.2.bubble.left.fill speaker.wave.2.bubble.fill
        speaker.wave.2.bubble.left.fill.rtl speaker.wave.2.bubble.fill.rtl
        speaker.wave.2.bubble.left.rtl speaker.wave.2.bubble.rtl
        speaker.wave.2.bubble.rtl
        speaker.wave.2.circle
        speaker.wave.2.circle.fill
        speaker.wave.2.fill
        speaker.wave.3
        speaker.wave.3.fill
        speaker.zzz
        speaker.zzz.fill
        speaker.zzz.fill.rtl
        speaker.zzz.rtl
        speedometer gauge.with.dots.needle.67percent
        spigot
        spigot.fill
        sportscourt
        sportscourt.circle
        sportscourt.circle.fill
        sportscourt.fill
        sprinkler
        sprinkler.and.droplets
        sprinkler.and.droplets.fill
        sprinkler.fill
        square
        square.2.layers.3d
        square.2.layers.3d.bottom.filled
        square.2.layers.3d.fill
        square.2.layers.3d.top.filled
        square.2.stack.3d square.2.layers.3d
        square.2.stack.3d.bottom.fill square.2.layers.3d.bottom.filled
        square.2.stack.3d.bottom.filled square.2.layers.3d.bottom.filled
        square.2.stack.3d.top.fill square.2.layers.3d.top.filled
        square.2.stack.3d.top.filled square.2.layers.3d.top.filled
        square.3.layers.3d
        square.3.layers.3d.bottom.filled
        square.3.layers.3d.down.backward
        square.3.layers.3d.down.backward.slash.rtl
        square.3.layers.3d.down.forward
        square.3.layers.3d.down.forward.slash.rtl
        square.3.layers.3d.down.left
        square.3.layers.3d.down.left.slash
        square.3.layers.3d.down.right
        square.3.layers.3d.down.right.slash
        square.3.layers.3d.middle.filled
        square.3.layers.3d.slash
        square.3.layers.3d.top.filled
        square.3.stack.3d square.3.layers.3d
        square.3.stack.3d.bottom.fill square.3.layers.3d.bottom.filled
        square.3.stack.3d.bottom.filled square.3.layers.3d.bottom.filled
        square.3.stack.3d.middle.fill square.3.layers.3d.middle.filled
        square.3.stack.3d.middle.filled square.3.layers.3d.middle.filled
        square.3.stack.3d.slash square.3.layers.3d.slash
        square.3.stack.3d.top.fill square.3.layers.3d.top.filled
        square.3.stack.3d.top.filled square.3.layers.3d.top.filled
        square.and.arrow.down
        square.and.arrow.down.fill
        square.and.arrow.down.on.square
        square.and.arrow.down.on.square.fill
        square.and.arrow.up
        square.and.arrow.up.badge.clock
        square.and.arrow.up.badge.clock.fill
        square.and.arrow.up.circle
        square.and.arrow.up.circle.fill
        square.and.arrow.up.fill
        square.and.arrow.up.on.square
        square.and.arrow.up.on.square.fill
        square.and.arrow.up.trianglebadge.exclamationmark
        square.and.at.rectangle
        square.and.at.rectangle.fill
        square.and.line.vertical.and.square
        square.and.line.vertical.and.square.fill square.and.line.vertical.and.square.filled
        square.and.line.vertical.and.square.filled
        square.and.pencil
        square.and.pencil.circle
        square.and.pencil.circle.fill
        square.arrowtriangle.4.outward
        square.badge.plus
        square.badge.plus.fill
        square.bottomhalf.fill square.bottomhalf.filled
        square.bottomhalf.filled
        square.bottomthird.inset.filled
        square.circle
        square.circle.fill
        square.dashed
        square.dashed.inset.fill square.dashed.inset.filled
        square.dashed.inset.filled
        square.dotted
        square.fill
        square.fill.and.line.vertical.and.square square.filled.and.line.vertical.and.square
        square.fill.and.line.vertical.and.square.fill
        square.fill.and.line.vertical.square.fill square.fill.and.line.vertical.and.square.fill
        square.fill.on.circle.fill
        square.fill.on.square square.filled.on.square
        square.fill.on.square.fill
        square.fill.text.grid.1x2
        square.filled.and.line.vertical.and.square
        square.filled.on.square
        square.grid.2x2
        square.grid.2x2.fill
        square.grid.3x1.below.line.grid.1x2
        square.grid.3x1.below.line.grid.1x2.fill
        square.grid.3x1.fill.below.line.grid.1x2 square.grid.3x1.below.line.grid.1x2.fill
        square.grid.3x1.folder.badge.plus
        square.grid.3x1.folder.fill.badge.plus
        square.grid.3x2
        square.grid.3x2.fill
        square.grid.3x3
        square.grid.3x3.bottomleft.fill square.grid.3x3.bottomleft.filled
        square.grid.3x3.bottomleft.filled
        square.grid.3x3.bottommiddle.fill square.grid.3x3.bottommiddle.filled
        square.grid.3x3.bottommiddle.filled
        square.grid.3x3.bottomright.fill square.grid.3x3.bottomright.filled
        square.grid.3x3.bottomright.filled
        square.grid.3x3.fill
        square.grid.3x3.fill.square square.grid.3x3.square
        square.grid.3x3.middle.fill square.grid.3x3.middle.filled
        square.grid.3x3.middle.filled
        square.grid.3x3.middleleft.fill square.grid.3x3.middleleft.filled
        square.grid.3x3.middleleft.filled
        square.grid.3x3.middleright.fill square.grid.3x3.middleright.filled
        square.grid.3x3.middleright.filled
        square.grid.3x3.square
        square.grid.3x3.topleft.fill square.grid.3x3.topleft.filled
        square.grid.3x3.topleft.filled
        square.grid.3x3.topmiddle.fill square.grid.3x3.topmiddle.filled
        square.grid.3x3.topmiddle.filled
        square.grid.3x3.topright.fill square.grid.3x3.topright.filled
        square.grid.3x3.topright.filled
        square.grid.4x3.fill
        square.inset.filled
        square.leadingthird.inset.filled
        square.lefthalf.fill square.lefthalf.filled
        square.lefthalf.filled
        square.leftthird.inset.filled
        square.line.vertical.square.fill.left square.filled.and.line.vertical.and.square
        square.on.circle
        square.on.circle.fill square.fill.on.circle.fill
        square.on.square
        square.on.square.badge.person.crop
        square.on.square.badge.person.crop.fill
        square.on.square.dashed
        square.on.square.fill square.fill.on.square.fill
        square.on.square.intersection.dashed
        square.on.square.squareshape.controlhandles
        square.resize
        square.resize.down
        square.resize.up
        square.righthalf.fill square.righthalf.filled
        square.righthalf.filled
        square.rightthird.inset.filled
        square.slash
        square.slash.fill
        square.split.1x2
        square.split.1x2.fill
        square.split.2x1
        square.split.2x1.fill
        square.split.2x2
        square.split.2x2.fill
        square.split.bottomrightquarter
        square.split.bottomrightquarter.fill
        square.split.diagonal
        square.split.diagonal.2x2
        square.split.diagonal.2x2.fill
        square.split.diagonal.fill
        square.stack
        square.stack.3d.down.dottedline square.stack.3d.forward.dottedline
        square.stack.3d.down.forward
        square.stack.3d.down.forward.fill
        square.stack.3d.down.right
        square.stack.3d.down.right.fill
        square.stack.3d.forward.dottedline
        square.stack.3d.forward.dottedline.fill
        square.stack.3d.up
        square.stack.3d.up.badge.a square.stack.3d.up.badge.automatic
        square.stack.3d.up.badge.a.fill square.stack.3d.up.badge.automatic.fill
        square.stack.3d.up.badge.automatic
        square.stack.3d.up.badge.automatic.fill
        square.stack.3d.up.fill
        square.stack.3d.up.slash
        square.stack.3d.up.slash.fill
        square.stack.3d.up.trianglebadge.exclamationmark
        square.stack.3d.up.trianglebadge.exclamationmark.fill
        square.stack.fill
        square.text.square
        square.text.square.fill
        square.tophalf.fill square.tophalf.filled
        square.tophalf.filled
        square.topthird.inset.filled
        square.trailingthird.inset.filled
        squares.below.rectangle
        squares.leading.rectangle
        squares.leading.rectangle.fill
        squareshape
        squareshape.controlhandles.on.squareshape.controlhandles
        squareshape.dashed.squareshape squareshape.dotted.squareshape
        squareshape.dotted.split.2x2
        squareshape.dotted.squareshape
        squareshape.fill
        squareshape.split.2x2
        squareshape.split.2x2.dotted
        squareshape.split.3x3
        squareshape.squareshape.dashed squareshape.squareshape.dotted
        squareshape.squareshape.dotted
        stairs
        star
        star.bubble
        star.bubble.fill
        star.circle
        star.circle.fill
        star.fill
        star.fill.left star.leadinghalf.filled
        star.leadinghalf.fill star.leadinghalf.filled
        star.leadinghalf.filled
        star.lefthalf.fill star.leadinghalf.filled
        star.slash
        star.slash.fill
        star.square
        star.square.fill
        star.square.on.square
        star.square.on.square.fill
        staroflife
        staroflife.circle
        staroflife.circle.fill
        staroflife.fill
        staroflife.shield
        staroflife.shield.fill
        steeringwheel
        steeringwheel.and.heat.waves
        steeringwheel.and.key
        steeringwheel.and.liquid.wave
        steeringwheel.and.lock
        steeringwheel.arrowtriangle.left
        steeringwheel.arrowtriangle.right
        steeringwheel.badge.exclamationmark
        steeringwheel.circle
        steeringwheel.circle.fill
        steeringwheel.exclamationmark
        steeringwheel.road.lane
        steeringwheel.road.lane.dashed
        steeringwheel.slash
        sterlingsign
        sterlingsign.arrow.circlepath
        sterlingsign.circle
        sterlingsign.circle.fill
        sterlingsign.square
        sterlingsign.square.fill
        stethoscope
        stethoscope.circle
        stethoscope.circle.fill
        stop
        stop.circle
        stop.circle.fill
        stop.fill
        stopwatch
        stopwatch.fill
        storefront
        storefront.circle
        storefront.circle.fill
        storefront.fill
        stove
        stove.fill
        strikethrough
        stroller
        stroller.fill
        studentdesk
        suit.club
        suit.club.fill
        suit.diamond
        suit.diamond.fill
        suit.heart
        suit.heart.fill
        suit.spade
        suit.spade.fill
        suitcase
        suitcase.cart
        suitcase.cart.fill
        suitcase.fill
        suitcase.rolling
        suitcase.rolling.fill
        sum
        sum.ar
        sun.and.horizon sun.horizon
        sun.and.horizon.circle sun.horizon.circle
        sun.and.horizon.circle.fill sun.horizon.circle.fill
        sun.and.horizon.fill sun.horizon.fill
        sun.dust
        sun.dust.circle
        sun.dust.circle.fill
        sun.dust.fill
        sun.haze
        sun.haze.circle
        sun.haze.circle.fill
        sun.haze.fill
        sun.horizon
        sun.horizon.circle
        sun.horizon.circle.fill
        sun.horizon.fill
        sun.max
        sun.max.circle
        sun.max.circle.fill
        sun.max.fill
        sun.max.trianglebadge.exclamationmark
        sun.max.trianglebadge.exclamationmark.fill
        sun.min
        sun.min.fill
        sun.rain
        sun.rain.circle
        sun.rain.circle.fill
        sun.rain.fill
        sun.snow
        sun.snow.circle
        sun.snow.circle.fill
        sun.snow.fill
        sunglasses
        sunglasses.fill
        sunrise
        sunrise.circle
        sunrise.circle.fill
        sunrise.fill
        sunset
        sunset.circle
        sunset.circle.fill
        sunset.fill
        surfboard
        surfboard.fill
        suv.side
        suv.side.air.circulate
        suv.side.air.circulate.fill
        suv.side.air.fresh
        suv.side.air.fresh.fill
        suv.side.and.exclamationmark
        suv.side.and.exclamationmark.fill
        suv.side.arrowtriangle.down
        suv.side.arrowtriangle.down.fill
        suv.side.arrowtriangle.up
        suv.side.arrowtriangle.up.arrowtriangle.down
        suv.side.arrowtriangle.up.arrowtriangle.down.fill
        suv.side.arrowtriangle.up.fill
        suv.side.fill
        suv.side.front.open
        suv.side.front.open.fill
        suv.side.hill.down
        suv.side.hill.down.fill
        suv.side.hill.up
        suv.side.hill.up.fill
        suv.side.lock
        suv.side.lock.fill
        suv.side.lock.open
        suv.side.lock.open.fill
        suv.side.rear.open
        suv.side.rear.open.fill
        swatchpalette
        swatchpalette.fill
        swedishkronasign
        swedishkronasign.arrow.circlepath
        swedishkronasign.circle
        swedishkronasign.circle.fill
        swedishkronasign.square
        swedishkronasign.square.fill
        swift
        swiftdata
        swirl.circle.righthalf.filled
        swirl.circle.righthalf.filled.inverse
        switch.2
        switch.programmable
        switch.programmable.fill
        switch.programmable.square
        switch.programmable.square.fill
        syringe
        syringe.fill
        t.bubble character.bubble
        t.bubble.ar character.bubble.ar
        t.bubble.fill character.bubble.fill
        t.bubble.fill.ar character.bubble.fill.ar
        t.bubble.fill.he character.bubble.fill.he
        t.bubble.he character.bubble.he
        t.circle
        t.circle.fill
        t.square
        t.square.fill
        table tablecells
        table.badge.more tablecells.badge.ellipsis
        table.badge.more.fill tablecells.fill.badge.ellipsis
        table.fill tablecells.fill
        table.furniture
        table.furniture.fill
        tablecells
        tablecells.badge.ellipsis
        tablecells.badge.ellipsis.fill tablecells.fill.badge.ellipsis
        tablecells.fill
        tablecells.fill.badge.ellipsis
        tag
        tag.circle
        tag.circle.fill
        tag.fill
        tag.slash
        tag.slash.fill
        tag.square
        tag.square.fill
        taillight.fog
        taillight.fog.fill
        takeoutbag.and.cup.and.straw
        takeoutbag.and.cup.and.straw.fill
        target
        teddybear
        teddybear.fill
        teletype
        teletype.answer
        teletype.answer.circle
        teletype.answer.circle.fill
        teletype.circle
        teletype.circle.fill
        tengesign
        tengesign.arrow.circlepath
        tengesign.circle
        tengesign.circle.fill
        tengesign.square
        tengesign.square.fill
        tennis.racket
        tennis.racket.circle
        tennis.racket.circle.fill
        tennisball
        tennisball.circle
        tennisball.circle.fill
        tennisball.fill
        tent
        tent.2
        tent.2.circle
        tent.2.circle.fill
        tent.2.fill
        tent.circle
        tent.circle.fill
        tent.fill
        terminal apple.terminal
        terminal.fill apple.terminal.fill
        testtube.2
        text.aligncenter
        text.alignleft
        text.alignright
        text.and.command.macwindow
        text.append
        text.badge.checkmark
        text.badge.checkmark.rtl
        text.badge.minus
        text.badge.plus
        text.badge.star
        text.badge.xmark
        text.below.photo
        text.below.photo.fill
        text.below.photo.fill.rtl
        text.below.photo.rtl
        text.book.closed
        text.book.closed.fill
        text.bubble
        text.bubble.fill
        text.bubble.fill.rtl
        text.bubble.rtl
        text.chevron.left decrease.indent
        text.chevron.right increase.indent
        text.cursor character.cursor.ibeam
        text.cursor.ar character.cursor.ibeam.ar
        text.cursor.he character.cursor.ibeam.he
        text.cursor.hi character.cursor.ibeam.hi
        text.cursor.ja character.cursor.ibeam.ja
        text.cursor.ko character.cursor.ibeam.ko
        text.cursor.th character.cursor.ibeam.th
        text.cursor.zh character.cursor.ibeam.zh
        text.document doc.text
        text.document.fill doc.text.fill
        text.insert
        text.justify
        text.justify.leading
        text.justify.left
        text.justify.right
        text.justify.trailing
        text.justifyleft text.justify.left
        text.justifyright text.justify.right
        text.line.first.and.arrowtriangle.forward
        text.line.last.and.arrowtriangle.forward
        text.magnifyingglass
        text.magnifyingglass.rtl
        text.page doc.plaintext
        text.page.badge.magnifyingglass doc.text.magnifyingglass
        text.page.fill doc.plaintext.fill
        text.quote
        text.quote.rtl
        text.redaction
        text.viewfinder
        text.word.spacing
        textbox character.textbox
        textbox.ar character.textbox.ar
        textbox.he character.textbox.he
        textbox.hi character.textbox.hi
        textbox.ja character.textbox.ja
        textbox.ko character.textbox.ko
        textbox.th character.textbox.th
        textbox.zh character.textbox.zh
        textformat
        textformat.12
        textformat.12.ar
        textformat.12.hi
        textformat.12.km
        textformat.12.my
        textformat.123
        textformat.123.ar
        textformat.123.hi
        textformat.abc
        textformat.abc.dottedunderline
        textformat.alt
        textformat.size
        textformat.size.ar
        textformat.size.he
        textformat.size.hi
        textformat.size.ja
        textformat.size.ko
        textformat.size.larger
        textformat.size.larger.ar
        textformat.size.larger.he
        textformat.size.larger.hi
        textformat.size.larger.ja
        textformat.size.larger.ko
        textformat.size.larger.th
        textformat.size.larger.zh
        textformat.size.smaller
        textformat.size.smaller.ar
        textformat.size.smaller.he
        textformat.size.smaller.hi
        textformat.size.smaller.ja
        textformat.size.smaller.ko
        textformat.size.smaller.th
        textformat.size.smaller.zh
        textformat.size.th
        textformat.size.zh
        textformat.subscript
        textformat.subscript.ar
        textformat.subscript.he
        textformat.subscript.hi
        textformat.subscript.ja
        textformat.subscript.ko
        textformat.subscript.th
        textformat.subscript.zh
        textformat.superscript
        textformat.superscript.ar
        textformat.superscript.he
        textformat.superscript.hi
        textformat.superscript.ja
        textformat.superscript.ko
        textformat.superscript.th
        textformat.superscript.zh
        theatermask.and.paintbrush
        theatermask.and.paintbrush.fill
        theatermasks
        theatermasks.circle
        theatermasks.circle.fill
        theatermasks.fill
        thermometer thermometer.medium
        thermometer.and.liquid.waves
        thermometer.brakesignal
        thermometer.high
        thermometer.low
        thermometer.medium
        thermometer.medium.slash
        thermometer.snowflake
        thermometer.snowflake.circle
        thermometer.snowflake.circle.fill
        thermometer.snowlake thermometer.snowflake
        thermometer.sun
        thermometer.sun.circle
        thermometer.sun.circle.fill
        thermometer.sun.fill
        thermometer.transmission
        thermometer.variable.and.figure
        thermometer.variable.and.figure.circle
        thermometer.variable.and.figure.circle.fill
        ticket
        ticket.fill
        timelapse
        timeline.selection
        timer
        timer.circle
        timer.circle.fill
        timer.square
        tirepressure
        togglepower
        toilet
        toilet.circle
        toilet.circle.fill
        toilet.fill
        tornado
        tornado.circle
        tornado.circle.fill
        tortoise
        tortoise.circle
        tortoise.circle.fill
        tortoise.fill
        torus
        touchid
        traction.control.tirepressure
        traction.control.tirepressure.exclamationmark
        traction.control.tirepressure.slash
        train.side.front.car
        train.side.middle.car
        train.side.rear.car
        tram
        tram.circle
        tram.circle.fill
        tram.fill
        tram.fill.tunnel
        tram.tunnel.fill tram.fill.tunnel
        transmission
        trapezoid.and.line.horizontal
        trapezoid.and.line.horizontal.fill
        trapezoid.and.line.vertical
        trapezoid.and.line.vertical.fill
        trash
        trash.circle
        trash.circle.fill
        trash.fill
        trash.slash
        trash.slash.circle
        trash.slash.circle.fill
        trash.slash.fill
        trash.slash.square
        trash.slash.square.fill
        trash.square
        trash.square.fill
        tray
        tray.2
        tray.2.fill
        tray.and.arrow.down
        tray.and.arrow.down.fill
        tray.and.arrow.up
        tray.and.arrow.up.fill
        tray.circle
        tray.circle.fill
        tray.fill
        tray.full
        tray.full.fill
        tree
        tree.circle
        tree.circle.fill
        tree.fill
        triangle
        triangle.bottomhalf.filled
        triangle.circle
        triangle.circle.fill
        triangle.fill
        triangle.inset.filled
        triangle.lefthalf.fill triangle.lefthalf.filled
        triangle.lefthalf.filled
        triangle.righthalf.fill triangle.righthalf.filled
        triangle.righthalf.filled
        triangle.tophalf.filled
        triangleshape
        triangleshape.fill
        trophy
        trophy.circle
        trophy.circle.fill
        trophy.fill
        tropicalstorm
        tropicalstorm.circle
        tropicalstorm.circle.fill
        truck.box
        truck.box.badge.clock
        truck.box.badge.clock.fill
        truck.box.badge.clock.fill.rtl
        truck.box.badge.clock.rtl
        truck.box.fill
        truck.pickup.side
        truck.pickup.side.air.circulate
        truck.pickup.side.air.circulate.fill
        truck.pickup.side.air.fresh
        truck.pickup.side.air.fresh.fill
        truck.pickup.side.and.exclamationmark
        truck.pickup.side.and.exclamationmark.fill
        truck.pickup.side.arrowtriangle.down
        truck.pickup.side.arrowtriangle.down.fill
        truck.pickup.side.arrowtriangle.up
        truck.pickup.side.arrowtriangle.up.arrowtriangle.down
        truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fill
        truck.pickup.side.arrowtriangle.up.fill
        truck.pickup.side.fill
        truck.pickup.side.front.open
        truck.pickup.side.front.open.fill
        truck.pickup.side.hill.down
        truck.pickup.side.hill.down.fill
        truck.pickup.side.hill.up
        truck.pickup.side.hill.up.fill
        truck.pickup.side.lock
        truck.pickup.side.lock.fill
        truck.pickup.side.lock.open
        truck.pickup.side.lock.open.fill
        tshirt
        tshirt.circle
        tshirt.circle.fill
        tshirt.fill
        tugriksign
        tugriksign.arrow.circlepath
        tugriksign.circle
        tugriksign.circle.fill
        tugriksign.square
        tugriksign.square.fill
        tuningfork
        turkishlirasign
        turkishlirasign.arrow.circlepath
        turkishlirasign.circle
        turkishlirasign.circle.fill
        turkishlirasign.square
        turkishlirasign.square.fill
        tv
        tv.and.hifispeaker.fill
        tv.and.mediabox
        tv.and.mediabox.fill
        tv.badge.wifi
        tv.badge.wifi.fill
        tv.circle
        tv.circle.fill
        tv.fill
        tv.inset.filled
        tv.music.note music.note.tv
        tv.music.note.fill music.note.tv.fill
        tv.slash
        tv.slash.fill
        u.circle
        u.circle.fill
        u.square
        u.square.fill
        uiwindow.split.2x1
        umbrella
        umbrella.fill
        umbrella.percent
        umbrella.percent.ar
        umbrella.percent.fill
        umbrella.percent.fill.ar
        underline
        v.circle
        v.circle.fill
        v.square
        v.square.fill
        vial.viewfinder
        video
        video.and.waveform video.badge.waveform
        video.and.waveform.fill video.badge.waveform.fill
        video.badge.checkmark
        video.badge.ellipsis
        video.badge.plus
        video.badge.plus.fill video.fill.badge.plus
        video.badge.waveform
        video.badge.waveform.fill
        video.bubble
        video.bubble.fill
        video.bubble.fill.rtl
        video.bubble.left video.bubble
        video.bubble.left.fill video.bubble.fill
        video.bubble.rtl
        video.circle
        video.circle.fill
        video.doorbell
        video.doorbell.fill
        video.fill
        video.fill.badge.checkmark
        video.fill.badge.ellipsis
        video.fill.badge.plus
        video.slash
        video.slash.circle
        video.slash.circle.fill
        video.slash.fill
        video.square
        video.square.fill
        videoprojector
        videoprojector.fill
        view.2d
        view.3d
        viewfinder
        viewfinder.circle
        viewfinder.circle.fill
        viewfinder.rectangular
        viewfinder.trianglebadge.exclamationmark
        visionpro
        visionpro.and.arrow.forward
        visionpro.and.arrow.forward.fill
        visionpro.badge.exclamationmark
        visionpro.badge.exclamationmark.fill
        visionpro.badge.play
        visionpro.badge.play.fill
        visionpro.circle
        visionpro.circle.fill
        visionpro.fill
        visionpro.slash
        visionpro.slash.circle
        visionpro.slash.circle.fill
        visionpro.slash.fill
        voiceover
        volleyball
        volleyball.circle
        volleyball.circle.fill
        volleyball.fill
        volume speaker
        volume.1 speaker.wave.1
        volume.1.fill speaker.wave.1.fill
        volume.2 speaker.wave.2
        volume.2.fill speaker.wave.2.fill
        volume.3 speaker.wave.3
        volume.3.fill speaker.wave.3.fill
        volume.fill speaker.fill
        volume.slash speaker.slash
        volume.slash.fill speaker.slash.fill
        volume.slash.fill.rtl speaker.slash.fill.rtl
        volume.slash.rtl speaker.slash.rtl
        volume.zzz speaker.zzz
        volume.zzz.fill speaker.zzz.fill
        w.circle
        w.circle.fill
        w.square
        w.square.fill
        wake
        wake.circle
        wake.circle.fill
        wallet.pass
        wallet.pass.fill
        wand.and.rays
        wand.and.rays.inverse
        wand.and.stars
        wand.and.stars.inverse
        warninglight
        warninglight.fill
        washer
        washer.circle
        washer.circle.fill
        washer.fill
        watch.analog
        watchface.applewatch.case
        water.waves
        water.waves.and.arrow.down
        water.waves.and.arrow.down.trianglebadge.exclamationmark
        water.waves.and.arrow.up
        water.waves.slash
        waterbottle
        waterbottle.fill
        wave.3.backward
        wave.3.backward.circle
        wave.3.backward.circle.fill
        wave.3.forward
        wave.3.forward.circle
        wave.3.forward.circle.fill
        wave.3.left
        wave.3.left.circle
        wave.3.left.circle.fill
        wave.3.right
        wave.3.right.circle
        wave.3.right.circle.fill
        waveform
        waveform.and.magnifyingglass waveform.badge.magnifyingglass
        waveform.and.mic waveform.badge.mic
        waveform.and.person.filled
        waveform.badge.exclamationmark
        waveform.badge.magnifyingglass
        waveform.badge.mic
        waveform.badge.minus
        waveform.badge.plus
        waveform.circle
        waveform.circle.fill
        waveform.path
        waveform.path.badge.minus
        waveform.path.badge.plus
        waveform.path.ecg
        waveform.path.ecg.rectangle
        waveform.path.ecg.rectangle.fill
        waveform.slash
        web.camera
        web.camera.fill
        wifi
        wifi.circle
        wifi.circle.fill
        wifi.exclamationmark
        wifi.exclamationmark.circle
        wifi.exclamationmark.circle.fill
        wifi.router
        wifi.router.fill
        wifi.slash
        wifi.square
        wifi.square.fill
        wind
        wind.circle
        wind.circle.fill
        wind.snow
        wind.snow.circle
        wind.snow.circle.fill
        window.awning
        window.awning.closed
        window.casement
        window.casement.closed
        window.ceiling
        window.ceiling.closed
        window.horizontal
        window.horizontal.closed
        window.shade.closed
        window.shade.open
        window.vertical.closed
        window.vertical.open
        windshield.front.and.fluid windshield.front.and.spray
        windshield.front.and.fluid.and.spray
        windshield.front.and.heat.waves
        windshield.front.and.spray
        windshield.front.and.wiper
        windshield.front.and.wiper.and.drop
        windshield.front.and.wiper.and.spray
        windshield.front.and.wiper.exclamationmark
        windshield.front.and.wiper.intermittent
        windshield.rear.and.fluid windshield.rear.and.spray
        windshield.rear.and.fluid.and.spray
        windshield.rear.and.heat.waves
        windshield.rear.and.spray
        windshield.rear.and.wiper
        windshield.rear.and.wiper.and.drop
        windshield.rear.and.wiper.and.spray
        windshield.rear.and.wiper.exclamationmark
        windshield.rear.and.wiper.intermittent
        wineglass
        wineglass.fill
        wonsign
        wonsign.arrow.circlepath
        wonsign.circle
        wonsign.circle.fill
        wonsign.square
        wonsign.square.fill
        wrench wrench.adjustable
        wrench.adjustable
        wrench.adjustable.fill
        wrench.and.screwdriver
        wrench.and.screwdriver.fill
        wrench.fill wrench.adjustable.fill
        wrongwaysign
        wrongwaysign.fill
        x.circle
        x.circle.fill
        x.square
        x.square.fill
        x.squareroot
        xbox.logo
        xmark
        xmark.app
        xmark.app.fill
        xmark.bin
        xmark.bin.circle
        xmark.bin.circle.fill
        xmark.bin.fill
        xmark.circle
        xmark.circle.fill
        xmark.diamond
        xmark.diamond.fill
        xmark.icloud
        xmark.icloud.fill
        xmark.octagon
        xmark.octagon.fill
        xmark.rectangle
        xmark.rectangle.fill
        xmark.rectangle.portrait
        xmark.rectangle.portrait.fill
        xmark.seal
        xmark.seal.fill
        xmark.shield
        xmark.shield.fill
        xmark.square
        xmark.square.fill
        xserve
        xserve.raid
        y.circle
        y.circle.fill
        y.square
        y.square.fill
        yensign
        yensign.arrow.circlepath
        yensign.circle
        yensign.circle.fill
        yensign.square
        yensign.square.fill
        yieldsign
        yieldsign.fill
        z.circle
        z.circle.fill
        z.square
        z.square.fill
        zipper.page doc.zipper
        zl.button.roundedtop.horizontal
        zl.button.roundedtop.horizontal.fill
        zl.rectangle.roundedtop zl.button.roundedtop.horizontal
        zl.rectangle.roundedtop.fill zl.button.roundedtop.horizontal.fill
        zr.button.roundedtop.horizontal
        zr.button.roundedtop.horizontal.fill
        zr.rectangle.roundedtop zr.button.roundedtop.horizontal
        zr.rectangle.roundedtop.fill zr.button.roundedtop.horizontal.fill
        zzz
        """#
    case "data/symbols.yaml":
      return #"""
        # Maquette's symbols: the drawing behind each SF Symbols name that a description may give.
        # Names are the current ones; older names are resolved before this table is read.
        #
        # file     an SVG of the bootstrap-icons package (MIT), named without ".svg"; height says how high its ink is
        # strokes  our own drawing: SVG path data stroked with round caps and joins (width, or 1.4; or widths in turn)
        # fills    our own drawing: SVG path data filled by the nonzero rule
        # rise     how much higher than in the middle of its row the ink stands, as the system's does
        # base     another entry, with a badge at a trailing corner (the bottom one unless corner says top), a slash,
        #          or put inside a shape
        # flips    mirrored in right-to-left layouts
        #
        # All lengths are points beside 17 pt regular body text. The origin of a drawing is free:
        # the bounding box of its ink is what gets placed.
        # A name that ends in .circle, .square (and their .fill), .slash or .badge.X and is missing here
        # is composed in the same way from the entry before the ending.
        symbols:
          0.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.4 0A2.4 3.8 0 0 1 2.4 0A2.4 3.8 0 0 1-2.4 0Z"]}
          0.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.37-3.11Q-3.2-1.81-3.2 0q0 1.81 .83 3.11Q-1.44 4.6 0 4.6q1.44 0 2.37-1.49Q3.2 1.81 3.2 0q0-1.81-.83-3.11Q1.44-4.6 0-4.6q-1.44 0-2.37 1.49ZM-1.02 2.26Q-1.6 1.34-1.6 0q0-1.34 .58-2.26Q-.55-3 0-3q.55 0 1.02 .74Q1.6-1.34 1.6 0q0 1.34-.58 2.26Q.55 3 0 3-.55 3-1.02 2.26Z"]}
          0.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.4 0A2.4 3.8 0 0 1 2.4 0A2.4 3.8 0 0 1-2.4 0Z"]}
          0.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-2.37-3.11Q-3.2-1.81-3.2 0q0 1.81 .83 3.11Q-1.44 4.6 0 4.6q1.44 0 2.37-1.49Q3.2 1.81 3.2 0q0-1.81-.83-3.11Q1.44-4.6 0-4.6q-1.44 0-2.37 1.49ZM-1.02 2.26Q-1.6 1.34-1.6 0q0-1.34 .58-2.26Q-.55-3 0-3q.55 0 1.02 .74Q1.6-1.34 1.6 0q0 1.34-.58 2.26Q.55 3 0 3-.55 3-1.02 2.26Z"]}
          1.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.6-2.5L.5-3.8V3.8"]}
          1.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.08-4.48l-2.1 1.3q-.28 .17-.36 .5-.07 .32 .1 .6 .17 .28 .5 .36 .32 .07 .6-.1l.88-.54V3.8q0 .33 .23 .57Q.17 4.6 .5 4.6q.33 0 .57-.23 .23-.24 .23-.57V-3.8q0-.23-.12-.42-.17-.28-.5-.36-.32-.07-.6 .1Z"]}
          1.magnifyingglass: {strokes: ["M0 6.2A6.2 6.2 0 0 1 12.4 6.2A6.2 6.2 0 0 1 0 6.2Z", "M10.7 10.7L15.2 15.2", "M4.8 4.2L6.6 3V9.4"]}
          1.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-1.6-2.5L.5-3.8V3.8"]}
          1.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.08-4.48l-2.1 1.3q-.28 .17-.36 .5-.07 .32 .1 .6 .17 .28 .5 .36 .32 .07 .6-.1l.88-.54V3.8q0 .33 .23 .57Q.17 4.6 .5 4.6q.33 0 .57-.23 .23-.24 .23-.57V-3.8q0-.23-.12-.42-.17-.28-.5-.36-.32-.07-.6 .1Z"]}
          2.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.3-1.7C-2.3-3-1.3-3.8.1-3.8C1.5-3.8 2.4-2.9 2.4-1.7C2.4.2 0 1.6-2.3 3.8H2.5"]}
          2.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.14-3.85Q-3.1-3.03-3.1-1.7q0 .33 .23 .57Q-2.63-.9-2.3-.9q.33 0 .57-.23 .23-.24 .23-.57 0-.59 .39-.93Q-.67-3 .1-3q.72 0 1.13 .38 .37 .35 .37 .92 0 .66-.68 1.46Q.43 .35-1.07 1.63-2.25 2.64-2.85 3.22q-.24 .23-.25 .56-.01 .33 .22 .57 .24 .25 .58 .25H2.5q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q2.83 3 2.5 3H-.21q.09-.08 .18-.15Q1.57 1.48 2.15 .79 3.2-.46 3.2-1.7q0-1.26-.88-2.08Q1.45-4.6 .1-4.6q-1.36 0-2.24 .75Z"]}
          2.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.3-1.7C-2.3-3-1.3-3.8.1-3.8C1.5-3.8 2.4-2.9 2.4-1.7C2.4.2 0 1.6-2.3 3.8H2.5"]}
          2.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-2.14-3.85Q-3.1-3.03-3.1-1.7q0 .33 .23 .57Q-2.63-.9-2.3-.9q.33 0 .57-.23 .23-.24 .23-.57 0-.59 .39-.93Q-.67-3 .1-3q.72 0 1.13 .38 .37 .35 .37 .92 0 .66-.68 1.46Q.43 .35-1.07 1.63-2.25 2.64-2.85 3.22q-.24 .23-.25 .56-.01 .33 .22 .57 .24 .25 .58 .25H2.5q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q2.83 3 2.5 3H-.21q.09-.08 .18-.15Q1.57 1.48 2.15 .79 3.2-.46 3.2-1.7q0-1.26-.88-2.08Q1.45-4.6 .1-4.6q-1.36 0-2.24 .75Z"]}
          3.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.2-2.4C-1.9-3.3-1-3.8.1-3.8C1.4-3.8 2.3-3.1 2.3-2C2.3-1 1.4-.3 0-.3C1.6-.3 2.6.5 2.6 1.7C2.6 3 1.5 3.8 0 3.8C-1.3 3.8-2.2 3.2-2.5 2.2"]}
          3.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-1.76-4.13q-.88 .53-1.2 1.48-.1 .31 .04 .61 .15 .29 .47 .4 .31 .1 .61-.04 .29-.15 .4-.47Q-1.16-3 .1-3q.7 0 1.09 .31Q1.5-2.44 1.5-2q0 .36-.31 .59Q.77-1.1 0-1.1q-.33 0-.57 .23Q-.8-.63-.8-.3q0 .33 .23 .57Q-.33 .5 0 .5q.92 0 1.41 .38 .39 .31 .39 .82 0 .57-.43 .91Q.87 3 0 3-1.42 3-1.73 1.97q-.1-.32-.39-.47-.29-.16-.61-.07-.32 .1-.47 .39-.16 .29-.07 .61 .31 1.04 1.21 1.62Q-1.2 4.6 0 4.6q1.42 0 2.36-.73Q3.4 3.05 3.4 1.7q0-1.28-.98-2.06Q3.1-1.02 3.1-2q0-1.2-.91-1.94Q1.37-4.6 .1-4.6q-1.06 0-1.86 .47Z"]}
          3.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.2-2.4C-1.9-3.3-1-3.8.1-3.8C1.4-3.8 2.3-3.1 2.3-2C2.3-1 1.4-.3 0-.3C1.6-.3 2.6.5 2.6 1.7C2.6 3 1.5 3.8 0 3.8C-1.3 3.8-2.2 3.2-2.5 2.2"]}
          3.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-1.76-4.13q-.88 .53-1.2 1.48-.1 .31 .04 .61 .15 .29 .47 .4 .31 .1 .61-.04 .29-.15 .4-.47Q-1.16-3 .1-3q.7 0 1.09 .31Q1.5-2.44 1.5-2q0 .36-.31 .59Q.77-1.1 0-1.1q-.33 0-.57 .23Q-.8-.63-.8-.3q0 .33 .23 .57Q-.33 .5 0 .5q.92 0 1.41 .38 .39 .31 .39 .82 0 .57-.43 .91Q.87 3 0 3-1.42 3-1.73 1.97q-.1-.32-.39-.47-.29-.16-.61-.07-.32 .1-.47 .39-.16 .29-.07 .61 .31 1.04 1.21 1.62Q-1.2 4.6 0 4.6q1.42 0 2.36-.73Q3.4 3.05 3.4 1.7q0-1.28-.98-2.06Q3.1-1.02 3.1-2q0-1.2-.91-1.94Q1.37-4.6 .1-4.6q-1.06 0-1.86 .47Z"]}
          4.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M1.3 3.8V-3.8L-2.7 1.9H2.7"]}
          4.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.5 2.7V3.8q0 .33 .23 .57Q.97 4.6 1.3 4.6q.33 0 .57-.23 .23-.24 .23-.57V2.7h.6q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23H2.1V-3.8q0-.33-.23-.57-.24-.23-.57-.23-.42 0-.65 .34l-4 5.7q-.2 .27-.14 .6 .06 .32 .33 .51 .21 .15 .46 .15H.5ZM.5-1.27V1.1H-1.16L.5-1.27Z"]}
          4.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M1.3 3.8V-3.8L-2.7 1.9H2.7"]}
          4.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.5 2.7V3.8q0 .33 .23 .57Q.97 4.6 1.3 4.6q.33 0 .57-.23 .23-.24 .23-.57V2.7h.6q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23H2.1V-3.8q0-.33-.23-.57-.24-.23-.57-.23-.42 0-.65 .34l-4 5.7q-.2 .27-.14 .6 .06 .32 .33 .51 .21 .15 .46 .15H.5ZM.5-1.27V1.1H-1.16L.5-1.27Z"]}
          5.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M2.1-3.8H-1.6L-2-.2C-1.5-.8-.8-1 0-1C1.5-1 2.5 0 2.5 1.4C2.5 2.8 1.5 3.8 0 3.8C-1.2 3.8-2.1 3.3-2.4 2.3"]}
          5.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.88-3H2.1q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23H-1.6q-.31 0-.53 .2-.23 .21-.27 .51l-.4 3.6q-.03 .33 .18 .59 .2 .26 .53 .3 .43 .04 .7-.29Q-.96-.2 0-.2q.79 0 1.26 .45Q1.7 .68 1.7 1.4q0 .72-.44 1.15Q.79 3 0 3-1.35 3-1.63 2.07q-.1-.32-.39-.47-.29-.16-.61-.07-.32 .1-.47 .39-.16 .29-.07 .61 .31 1.03 1.22 1.58Q-1.14 4.6 0 4.6q1.44 0 2.37-.9 .93-.9 .93-2.3Q3.3 0 2.37-.9 1.44-1.8 0-1.8q-.56 0-1.03 .12L-.88-3Z"]}
          5.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M2.1-3.8H-1.6L-2-.2C-1.5-.8-.8-1 0-1C1.5-1 2.5 0 2.5 1.4C2.5 2.8 1.5 3.8 0 3.8C-1.2 3.8-2.1 3.3-2.4 2.3"]}
          5.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-.88-3H2.1q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23H-1.6q-.31 0-.53 .2-.23 .21-.27 .51l-.4 3.6q-.03 .33 .18 .59 .2 .26 .53 .3 .43 .04 .7-.29Q-.96-.2 0-.2q.79 0 1.26 .45Q1.7 .68 1.7 1.4q0 .72-.44 1.15Q.79 3 0 3-1.35 3-1.63 2.07q-.1-.32-.39-.47-.29-.16-.61-.07-.32 .1-.47 .39-.16 .29-.07 .61 .31 1.03 1.22 1.58Q-1.14 4.6 0 4.6q1.44 0 2.37-.9 .93-.9 .93-2.3Q3.3 0 2.37-.9 1.44-1.8 0-1.8q-.56 0-1.03 .12L-.88-3Z"]}
          6.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M1.3-3.8C-.8-2.6-2.4-.8-2.4 1.4", "M-2.4 1.4A2.4 2.4 0 0 1 2.4 1.4A2.4 2.4 0 0 1-2.4 1.4Z"]}
          6.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-3.2 1.4h0q0 1.33 .94 2.26Q-1.33 4.6 0 4.6q1.33 0 2.26-.94Q3.2 2.73 3.2 1.4q0-1.33-.94-2.26Q1.33-1.8 0-1.8q-.04 0-.07 0Q.66-2.51 1.7-3.11q.28-.16 .37-.48 .09-.32-.08-.61-.16-.28-.48-.37-.32-.09-.61 .08Q-.92-3.45-1.98-2.06-3.2-.44-3.2 1.4ZM-1.6 1.4q0-.66 .47-1.13Q-.66-.2 0-.2q.66 0 1.13 .47Q1.6 .74 1.6 1.4q0 .66-.47 1.13Q.66 3 0 3-.66 3-1.13 2.53-1.6 2.06-1.6 1.4Z"]}
          6.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M1.3-3.8C-.8-2.6-2.4-.8-2.4 1.4", "M-2.4 1.4A2.4 2.4 0 0 1 2.4 1.4A2.4 2.4 0 0 1-2.4 1.4Z"]}
          6.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-3.2 1.4h0q0 1.33 .94 2.26Q-1.33 4.6 0 4.6q1.33 0 2.26-.94Q3.2 2.73 3.2 1.4q0-1.33-.94-2.26Q1.33-1.8 0-1.8q-.04 0-.07 0Q.66-2.51 1.7-3.11q.28-.16 .37-.48 .09-.32-.08-.61-.16-.28-.48-.37-.32-.09-.61 .08Q-.92-3.45-1.98-2.06-3.2-.44-3.2 1.4ZM-1.6 1.4q0-.66 .47-1.13Q-.66-.2 0-.2q.66 0 1.13 .47Q1.6 .74 1.6 1.4q0 .66-.47 1.13Q.66 3 0 3-.66 3-1.13 2.53-1.6 2.06-1.6 1.4Z"]}
          7.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.4-3.8H2.4L-.8 3.8"]}
          7.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM2.4-4.6H-2.4q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-2.73-3-2.4-3H1.2L-1.54 3.49q-.13 .3 0 .61 .12 .31 .43 .44 .3 .13 .61 0 .31-.12 .44-.43l3.2-7.6q.06-.15 .06-.31 0-.33-.23-.57-.24-.23-.57-.23Z"]}
          7.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.4-3.8H2.4L-.8 3.8"]}
          7.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM2.4-4.6H-2.4q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-2.73-3-2.4-3H1.2L-1.54 3.49q-.13 .3 0 .61 .12 .31 .43 .44 .3 .13 .61 0 .31-.12 .44-.43l3.2-7.6q.06-.15 .06-.31 0-.33-.23-.57-.24-.23-.57-.23Z"]}
          8.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2-1.95A2 1.9 0 0 1 2-1.95A2 1.9 0 0 1-2-1.95Z", "M-2.4 1.9A2.4 1.95 0 0 1 2.4 1.9A2.4 1.95 0 0 1-2.4 1.9Z"]}
          8.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM0-4.65q-1.15 0-1.97 .78-.83 .79-.83 1.92 0 1.03 .69 1.78-.05 .03-.09 .07-1 .81-1 2 0 1.19 1 2 .92 .75 2.2 .75 1.28 0 2.2-.75 1-.81 1-2 0-1.19-1-2-.04-.04-.09-.07Q2.8-.92 2.8-1.95q0-1.13-.83-1.92Q1.15-4.65 0-4.65ZM0 .75q.71 0 1.19 .39 .41 .33 .41 .76 0 .43-.41 .76Q.71 3.05 0 3.05q-.71 0-1.19-.39-.41-.33-.41-.76 0-.43 .41-.76Q-.71 .75 0 .75ZM0-.85q-.51 0-.86-.34-.34-.32-.34-.76 0-.44 .34-.76 .35-.34 .86-.34 .51 0 .86 .34 .34 .32 .34 .76 0 .44-.34 .76Q.51-.85 0-.85Z"]}
          8.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2-1.95A2 1.9 0 0 1 2-1.95A2 1.9 0 0 1-2-1.95Z", "M-2.4 1.9A2.4 1.95 0 0 1 2.4 1.9A2.4 1.95 0 0 1-2.4 1.9Z"]}
          8.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM0-4.65q-1.15 0-1.97 .78-.83 .79-.83 1.92 0 1.03 .69 1.78-.05 .03-.09 .07-1 .81-1 2 0 1.19 1 2 .92 .75 2.2 .75 1.28 0 2.2-.75 1-.81 1-2 0-1.19-1-2-.04-.04-.09-.07Q2.8-.92 2.8-1.95q0-1.13-.83-1.92Q1.15-4.65 0-4.65ZM0 .75q.71 0 1.19 .39 .41 .33 .41 .76 0 .43-.41 .76Q.71 3.05 0 3.05q-.71 0-1.19-.39-.41-.33-.41-.76 0-.43 .41-.76Q-.71 .75 0 .75ZM0-.85q-.51 0-.86-.34-.34-.32-.34-.76 0-.44 .34-.76 .35-.34 .86-.34 .51 0 .86 .34 .34 .32 .34 .76 0 .44-.34 .76Q.51-.85 0-.85Z"]}
          9.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.3 3.8C.8 2.6 2.4 .8 2.4-1.4", "M2.4-1.4A2.4 2.4 0 0 1-2.4-1.4A2.4 2.4 0 0 1 2.4-1.4Z"]}
          9.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM3.2-1.4h0q0-1.33-.94-2.26Q1.33-4.6 0-4.6q-1.33 0-2.26 .94-.94 .93-.94 2.26 0 1.33 .94 2.26Q-1.33 1.8 0 1.8q.04 0 .07 0-.73 .71-1.77 1.31-.28 .16-.37 .48-.09 .32 .08 .61 .16 .28 .48 .37 .32 .09 .61-.08Q.92 3.45 1.98 2.06 3.2 .44 3.2-1.4ZM1.13-2.53Q1.6-2.06 1.6-1.4q0 .66-.47 1.13Q.66 .2 0 .2-.66 .2-1.13-.27-1.6-.74-1.6-1.4q0-.66 .47-1.13Q-.66-3 0-3q.66 0 1.13 .47Z"]}
          9.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-1.3 3.8C.8 2.6 2.4 .8 2.4-1.4", "M2.4-1.4A2.4 2.4 0 0 1-2.4-1.4A2.4 2.4 0 0 1 2.4-1.4Z"]}
          9.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM3.2-1.4h0q0-1.33-.94-2.26Q1.33-4.6 0-4.6q-1.33 0-2.26 .94-.94 .93-.94 2.26 0 1.33 .94 2.26Q-1.33 1.8 0 1.8q.04 0 .07 0-.73 .71-1.77 1.31-.28 .16-.37 .48-.09 .32 .08 .61 .16 .28 .48 .37 .32 .09 .61-.08Q.92 3.45 1.98 2.06 3.2 .44 3.2-1.4ZM1.13-2.53Q1.6-2.06 1.6-1.4q0 .66-.47 1.13Q.66 .2 0 .2-.66 .2-1.13-.27-1.6-.74-1.6-1.4q0-.66 .47-1.13Q-.66-3 0-3q.66 0 1.13 .47Z"]}
          accessibility: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.7-1.5L0-1L3.7-1.5M0-1V1.2M0 1.2L-1.9 4.7M0 1.2L1.9 4.7"], fills: ["M-1.25-4A1.25 1.25 0 0 1 1.25-4A1.25 1.25 0 0 1-1.25-4Z"]}
          accessibility.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM3.59-2.29L0-1.81-3.59-2.29q-.33-.05-.59 .15-.27 .2-.31 .53-.05 .33 .15 .59 .2 .27 .53 .31L-.8-.3V1L-2.6 4.32q-.16 .29-.07 .61 .1 .31 .39 .47 .29 .16 .61 .07 .31-.1 .47-.39L0 2.88l1.2 2.2q.16 .29 .47 .39 .32 .09 .61-.07 .29-.16 .39-.47 .09-.32-.07-.61L.8 1V-.3L3.81-.71q.33-.04 .53-.31 .2-.26 .15-.59-.04-.33-.31-.53-.26-.2-.59-.15ZM0-5.3c-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3Z"]}
          airplane: {file: airplane-fill, height: 16.5}
          airplayaudio: {strokes: ["M2.87 13.14A8 8 0 1 1 15.13 13.14", "M5.25 11.15A4.9 4.9 0 1 1 12.75 11.15"], fills: ["M8.46 9.92Q9 9.2 9.54 9.92L13.46 15.08Q14 15.8 13.1 15.8L4.9 15.8Q4 15.8 4.54 15.08Z"]}
          airplayvideo: {strokes: ["M4.4 11.4H2.6A2.6 2.6 0 0 1 0 8.8V2.6A2.6 2.6 0 0 1 2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V8.8A2.6 2.6 0 0 1 15.8 11.4H14"], fills: ["M8.64 8.9Q9.2 8.2 9.76 8.9L14.04 14.3Q14.6 15 13.7 15L4.7 15Q3.8 15 4.36 14.3Z"]}
          alarm: {strokes: ["M-6.7 0A6.7 6.7 0 0 1 6.7 0A6.7 6.7 0 0 1-6.7 0Z", "M0-3.6V.2L2.6 1.8", "M-7.4-4.4A2.8 2.8 0 0 1-3.4-7.6M7.4-4.4A2.8 2.8 0 0 0 3.4-7.6", "M-4.7 4.9L-6.6 7M4.7 4.9L6.6 7"]}
          alarm.fill: {fills: ["M5.25-5.25Q6.28-4.22 6.84-2.89 7.43-1.51 7.43 0q-.01 1.51-.59 2.89-.45 1.08-1.21 1.95L7.14 6.51q.2 .23 .18 .53-.01 .3-.23 .5-.23 .2-.53 .18-.3-.01-.5-.23L4.58 5.85q-.77 .6-1.69 .99Q1.51 7.43 0 7.43q-1.51-.01-2.89-.59-.92-.39-1.69-.99L-6.06 7.49q-.2 .22-.5 .23-.3 .02-.53-.18-.22-.2-.23-.5-.02-.3 .18-.53l1.51-1.67q-.76-.87-1.21-1.95Q-7.43 1.51-7.42 0q0-1.51 .58-2.89 .56-1.33 1.59-2.36 1.03-1.03 2.36-1.59Q-1.51-7.43 0-7.43q1.51 .01 2.89 .59 1.33 .56 2.36 1.59ZM.51-4.11Q.3-4.32 0-4.32q-.3 0-.51 .21-.21 .21-.22 .51V.2q0 .41 .35 .62l2.6 1.6q.26 .15 .55 .09 .29-.07 .45-.33 .15-.26 .09-.55-.07-.29-.33-.45L.73-.21V-3.6q-.01-.3-.22-.51ZM-6.9-7.87q.82-.65 1.86-.75 1.05-.11 1.97 .38 .27 .14 .36 .42 .09 .29-.05 .55-.14 .27-.42 .36-.29 .09-.55-.05-.55-.28-1.16-.22-.62 .06-1.1 .44-.48 .39-.67 .97-.2 .59-.04 1.18 .08 .29-.07 .55-.15 .26-.44 .34-.29 .08-.55-.07-.26-.15-.34-.44-.27-1.02 .06-2.01 .33-1 1.14-1.65ZM5.99-6.74q-.48-.38-1.1-.44-.61-.06-1.16 .22-.26 .14-.55 .05Q2.9-7 2.76-7.27q-.14-.26-.05-.55 .09-.28 .36-.42 .92-.49 1.97-.38 1.04 .1 1.86 .75 .81 .65 1.14 1.65 .33 .99 .06 2.01-.08 .29-.34 .44-.26 .15-.55 .07-.29-.08-.44-.34-.15-.26-.07-.55 .16-.59-.04-1.18-.19-.58-.67-.97Z"]}
          ant: {strokes: ["M3.8 11A3.2 4.4 0 0 1 10.2 11A3.2 4.4 0 0 1 3.8 11Z", "M4.8 4.2A2.2 2.4 0 0 1 9.2 4.2A2.2 2.4 0 0 1 4.8 4.2Z", "M1 6L4 9M13 6L10 9M0 11.4H3.8M14 11.4H10.2M1 16.4L4 13.6M13 16.4L10 13.6"]}
          antenna.radiowaves.left.and.right: {strokes: ["M10 7V16", "M6.63 8.43A4.4 4.4 0 0 1 6.63 2.77", "M13.37 2.77A4.4 4.4 0 0 1 13.37 8.43", "M4.2 10.82A7.8 7.8 0 0 1 4.2 .38", "M15.8 .38A7.8 7.8 0 0 1 15.8 10.82"], fills: ["M8.1 5.6A1.9 1.9 0 0 1 11.9 5.6A1.9 1.9 0 0 1 8.1 5.6Z"]}
          app: {strokes: ["M4.4 0H11.2A4.4 4.4 0 0 1 15.6 4.4V11.2A4.4 4.4 0 0 1 11.2 15.6H4.4A4.4 4.4 0 0 1 0 11.2V4.4A4.4 4.4 0 0 1 4.4 0Z"]}
          app.badge: {strokes: ["M9.4 0H4.4A4.4 4.4 0 0 0 0 4.4V11.2A4.4 4.4 0 0 0 4.4 15.6H11.2A4.4 4.4 0 0 0 15.6 11.2V6.2"], fills: ["M10.6 1.6A3.4 3.4 0 0 1 17.4 1.6A3.4 3.4 0 0 1 10.6 1.6Z"]}
          app.badge.checkmark.fill: {base: app.fill, badge: checkmark}
          app.badge.fill: {fills: ["M14 6.2c.85 0 1.64-.23 2.33-.63V11.2q0 2.12-1.51 3.62-1.5 1.51-3.62 1.51H4.4q-2.12 0-3.62-1.51-1.51-1.5-1.51-3.62V4.4q0-2.12 1.51-3.62Q2.28-.73 4.4-.73h5.63C9.63-.04 9.4 .75 9.4 1.6c0 2.54 2.06 4.6 4.6 4.6ZM14-1.8c1.88 0 3.4 1.52 3.4 3.4C17.4 3.48 15.88 5 14 5c-1.88 0-3.4-1.52-3.4-3.4 0-1.88 1.52-3.4 3.4-3.4Z"]}
          app.fill: {strokes: ["M4.4 0H11.2A4.4 4.4 0 0 1 15.6 4.4V11.2A4.4 4.4 0 0 1 11.2 15.6H4.4A4.4 4.4 0 0 1 0 11.2V4.4A4.4 4.4 0 0 1 4.4 0Z"], fills: ["M4.4 0H11.2A4.4 4.4 0 0 1 15.6 4.4V11.2A4.4 4.4 0 0 1 11.2 15.6H4.4A4.4 4.4 0 0 1 0 11.2V4.4A4.4 4.4 0 0 1 4.4 0Z"]}
          apple.terminal: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V11.7A2.7 2.7 0 0 1 15.7 14.4H2.7A2.7 2.7 0 0 1 0 11.7V2.7A2.7 2.7 0 0 1 2.7 0Z", "M3.8 4L7 7L3.8 10M8.8 10.4H13"]}
          apple.terminal.fill: {fills: ["M19.12 2.7v9q0 1.42-1 2.42-1 1-2.42 1H2.7q-1.42 0-2.42-1-1.01-1-1.01-2.42v-9q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM7.65 6.98q-.01-.27-.21-.45l-3.2-3q-.19-.19-.46-.18-.27 .01-.45 .21-.19 .19-.18 .46 .01 .27 .21 .45L6.05 7 3.36 9.53q-.2 .18-.21 .45-.01 .27 .18 .46 .18 .2 .45 .21 .27 .01 .46-.18l3.2-3q.02-.01 .03-.03 .19-.19 .18-.46ZM13.46 9.94q-.19-.19-.46-.19H8.8q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H13q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          applewatch: {strokes: ["M3 3.4H8A3 3 0 0 1 11 6.4V12A3 3 0 0 1 8 15H3A3 3 0 0 1 0 12V6.4A3 3 0 0 1 3 3.4Z", "M2 3.4L2.6.8Q2.8 0 3.6 0H7.4Q8.2 0 8.4.8L9 3.4M2 15L2.6 17.6Q2.8 18.4 3.6 18.4H7.4Q8.2 18.4 8.4 17.6L9 15M12.6 7.4V9.6"]}
          archivebox: {strokes: ["M1.3 0H16.7A1.3 1.3 0 0 1 18 1.3V3A1.3 1.3 0 0 1 16.7 4.3H1.3A1.3 1.3 0 0 1 0 3V1.3A1.3 1.3 0 0 1 1.3 0Z", "M1.4 4.3V12.5A2.2 2.2 0 0 0 3.6 14.7H14.4A2.2 2.2 0 0 0 16.6 12.5V4.3", "M6.5 7.8H11.5"]}
          archivebox.fill: {fills: ["M17.11 5.69q.22 .21 .22 .51v6.3q0 1.21-.86 2.07-.86 .85-2.07 .85H3.6q-1.21 0-2.07-.85-.86-.86-.86-2.07V6.2q0-.3 .22-.51 .21-.22 .51-.22H16.6q.3 0 .51 .22ZM18.13 3.33q-.59 .6-1.43 .6H1.3q-.84 0-1.43-.6-.59-.59-.59-1.43l-.01-.6q0-.84 .6-1.43Q.46-.72 1.3-.73H16.7q.84 0 1.43 .6 .6 .59 .6 1.43v.6q0 .84-.6 1.43ZM12.07 8.23Q11.83 8 11.5 8h-5q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23h5q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Z"]}
          arrow.2.squarepath: {strokes: ["M3.7.4V10.2A2.6 2.6 0 0 0 6.3 12.8H11.3M0 4L3.7.3L7.4 4", "M15.7 13.2L15.7 3.4A2.6 2.6 0 0 0 13.1 .8L8.1 .8M19.4 9.6L15.7 13.3L12 9.6"]}
          arrow.3.trianglepath: {strokes: ["M5.2 5.4L7.6 1.3Q8.6-.4 9.6 1.3L11.2 4", "M13.6 8.2L16.4 13Q17.3 14.8 15.4 14.8H12", "M8 14.8H1.8Q-.1 14.8.8 13L2.8 9.5"], fills: ["M12.97 2.97Q13.4 2.72 13.34 3.22L12.99 6.42Q12.94 6.92 12.48 6.72L9.53 5.42Q9.07 5.22 9.5 4.97Z", "M12.33 16.8Q12.33 17.3 11.93 17L9.33 15.1Q8.93 14.8 9.33 14.5L11.93 12.6Q12.33 12.3 12.33 12.8Z", "M1.1 8.53Q.67 8.28 1.13 8.08L4.08 6.78Q4.54 6.58 4.59 7.08L4.94 10.28Q5 10.78 4.57 10.53Z"]}
          arrow.backward: {strokes: ["M13.4 0L0 0M5.3 5.2L0 0L5.3-5.2"], flips: true}
          arrow.backward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M4 0L-4 0M-.8 3.3L-4.1 0L-.8-3.3"], flips: true}
          arrow.backward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.17 .8H4q.33 0 .57-.23Q4.8 .33 4.8 0q0-.33-.23-.57Q4.33-.8 4-.8H-2.17L-.23-2.73Q0-2.97 0-3.3q0-.33-.23-.57Q-.47-4.1-.8-4.1q-.33 0-.57 .23l-3.3 3.3Q-4.9-.33-4.9 0q0 .33 .23 .57l3.3 3.3q.24 .23 .57 .23 .33 0 .57-.23Q0 3.63 0 3.3q0-.33-.23-.57L-2.17 .8Z"], flips: true}
          arrow.backward.to.line: {strokes: ["M0 0L0-13.4M14.6-6.7L3.6-6.7M8-2.2L3.5-6.7L8-11.2"], flips: true}
          arrow.clockwise: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9H1.3", "M-2.2-10.5L1.5-6.9L-2.2-3.3"]}
          arrow.clockwise.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M3.35-1.16A3.7 3.7 0 1 1-.32-3.29H.5", "M-1.2-5.4L.7-3.3L-1.2-1.3"]}
          arrow.clockwise.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM1.29-3.84l-1.9-2.1q-.22-.24-.55-.26-.33-.02-.58 .21-.24 .22-.26 .55-.02 .33 .21 .58l.78 .87q-1.09 .24-1.96 1-1.11 .96-1.43 2.4-.32 1.44 .27 2.79 .59 1.35 1.86 2.09 1.28 .74 2.74 .58 1.47-.16 2.56-1.15 1.08-.99 1.38-2.44Q4.7-.16 4.08-1.5q-.14-.3-.45-.41-.32-.12-.62 .02-.3 .14-.41 .45-.12 .32 .02 .62 .4 .86 .22 1.79-.19 .93-.89 1.57-.7 .64-1.65 .74-.94 .1-1.76-.38-.82-.47-1.2-1.34-.38-.87-.18-1.8 .21-.92 .93-1.55 .13-.12 .28-.22l-.15 .16q-.23 .24-.22 .57 .01 .33 .25 .56 .24 .23 .57 .22 .33-.01 .56-.25l1.9-2q.22-.23 .22-.54 0-.31-.21-.55Z"]}
          arrow.clockwise.icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z", "M12.13 6.07A2.9 2.9 0 1 1 9.25 4.41H10", "M8.4 2.9L10 4.4L8.4 5.9"]}
          arrow.clockwise.icloud.fill: {fills: ["M.4 5.35Q1.35 4.21 2.81 3.8 3.38 1.89 4.92 .66 6.66-.73 9-.73q2.48 0 4.3 1.45 1.6 1.26 2.18 3.22 1.78 .27 2.97 1.44 1.38 1.36 1.38 3.32 0 2.11-1.5 3.48-1.46 1.35-3.63 1.35H4.7q-2.31 0-3.85-1.41Q-.73 10.69-.73 8.5-.73 6.68 .4 5.35ZM10.65 4.38q-.01-.27-.21-.45l-1.6-1.5q-.19-.19-.46-.18-.27 .01-.45 .21-.19 .19-.18 .46 .01 .27 .21 .45l.54 .52q-.73 .21-1.34 .74-.87 .77-1.12 1.9-.25 1.14 .21 2.2 .47 1.06 1.48 1.64 1.01 .59 2.16 .46 1.16-.13 2.01-.92 .86-.78 1.09-1.92 .22-1.14-.27-2.2-.12-.24-.37-.33-.25-.09-.5 .02-.24 .12-.33 .37-.09 .25 .02 .5 .31 .66 .17 1.39-.14 .72-.69 1.22-.54 .49-1.27 .58-.73 .08-1.37-.29-.64-.37-.94-1.04-.29-.68-.13-1.4 .11-.52 .44-.92-.01 .26 .18 .45 .18 .2 .45 .21 .27 .01 .46-.18l1.52-1.42q.05-.03 .1-.08 .19-.19 .19-.46 0-.01 0-.03Z"]}
          arrow.counterclockwise: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3"]}
          arrow.counterclockwise.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.35-1.16A3.7 3.7 0 1 0 .32-3.29L-.5-3.29", "M1.2-5.4L-.7-3.3L1.2-1.3"]}
          arrow.counterclockwise.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM1.01-3.99l.78-.87q.23-.25 .21-.58-.02-.33-.26-.55-.25-.23-.58-.21-.33 .02-.55 .26l-1.9 2.1q-.21 .24-.21 .55 0 .31 .22 .54l1.9 2Q.85-.51 1.18-.5q.33 .01 .57-.22Q1.99-.95 2-1.28q.01-.33-.22-.57l-.15-.16q.15 .1 .28 .22 .72 .63 .93 1.55 .2 .93-.18 1.8-.38 .87-1.2 1.34Q.64 3.38-.3 3.28q-.95-.1-1.65-.74-.7-.64-.89-1.57-.18-.93 .22-1.79 .14-.3 .02-.62-.11-.31-.41-.45-.3-.14-.62-.02-.31 .11-.45 .41-.62 1.34-.33 2.78 .3 1.45 1.38 2.44 1.09 .99 2.56 1.15 1.46 .16 2.74-.58Q3.54 3.55 4.13 2.2 4.72 .85 4.4-.59q-.32-1.44-1.43-2.4-.87-.76-1.96-1Z"]}
          arrow.down: {strokes: ["M0-13.4L0 0M5.2-5.3L0 0L-5.2-5.3"]}
          arrow.down.app: {strokes: ["M4.2 0H10.8A4.2 4.2 0 0 1 15 4.2V10.8A4.2 4.2 0 0 1 10.8 15H4.2A4.2 4.2 0 0 1 0 10.8V4.2A4.2 4.2 0 0 1 4.2 0Z", "M7.5 3.8V11M4.4 8L7.5 11.1L10.6 8"]}
          arrow.down.app.fill: {fills: ["M15.73 4.2v6.6q0 2.04-1.45 3.48-1.44 1.45-3.48 1.45H4.2q-2.04 0-3.48-1.45Q-.72 12.84-.73 10.8V4.2q0-2.04 1.45-3.48Q2.16-.72 4.2-.73h6.6q2.04 0 3.48 1.45 1.45 1.44 1.45 3.48ZM10.14 7.54L8.15 9.53V3.8q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V9.53L4.86 7.54q-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46l3.1 3.1q.19 .19 .46 .19 .27 0 .46-.19l3.1-3.1q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Z"]}
          arrow.down.backward: {strokes: ["M0-10.6L-10.6 0M-2.2 0L-10.6 0L-10.6-8.4"], flips: true}
          arrow.down.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M0-4L0 4M3.3 .8L0 4.1L-3.3 .8"]}
          arrow.down.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.8 2.17V-4q0-.33-.23-.57Q.33-4.8 0-4.8q-.33 0-.57 .23Q-.8-4.33-.8-4V2.17L-2.73 .23Q-2.97 0-3.3 0q-.33 0-.57 .23Q-4.1 .47-4.1 .8q0 .33 .23 .57l3.3 3.3Q-.33 4.9 0 4.9q.33 0 .57-.23l3.3-3.3Q4.1 1.13 4.1 .8q0-.33-.23-.57Q3.63 0 3.3 0q-.33 0-.57 .23L.8 2.17Z"]}
          arrow.down.doc: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M6.3 7.2V13M3.9 10.7L6.3 13.1L8.7 10.7"], width: 1.3}
          arrow.down.doc.fill: {fills: ["M12.46 4.09q.82 .81 .82 2.01v7.65q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H6.45q1.2 0 2.01 .82l4 4ZM8.26 10.26L6.93 11.59V7.2q0-.26-.19-.44-.18-.19-.44-.19-.26 0-.44 .19-.18 .18-.18 .44v4.39L4.34 10.26q-.18-.19-.44-.19-.26 0-.44 .19-.18 .18-.18 .44 0 .26 .18 .44l2.4 2.4q.18 .19 .44 .19 .26 0 .44-.19l2.4-2.4q.18-.18 .18-.44 0-.26-.18-.44-.18-.19-.44-.19-.26 0-.44 .19ZM8.05 5.07q-.24 0-.41-.16-.17-.17-.17-.41V.1q0-.26-.18-.44-.18-.19-.44-.19-.26 0-.44 .19-.19 .18-.19 .44V4.5q0 .76 .54 1.29 .53 .53 1.29 .53h4.4q.26 0 .44-.18 .18-.18 .18-.44 0-.26-.18-.44-.18-.19-.44-.19H8.05Z"]}
          arrow.down.forward: {strokes: ["M0-10.6L10.6 0M2.2 0L10.6 0L10.6-8.4"], flips: true}
          arrow.down.forward.and.arrow.up.backward: {strokes: ["M1.2 6.2H6.2V1.2M6.2 6.2L0 0M13.2 8.2H8.2V13.2M8.2 8.2L14.4 14.4"], flips: true}
          arrow.down.left: {strokes: ["M0-10.6L-10.6 0M-2.2 0L-10.6 0L-10.6-8.4"]}
          arrow.down.left.and.arrow.up.right: {strokes: ["M9.2 0H13.4V4.2M13.4 0L8 5.4M4.2 13.4H0V9.2M0 13.4L5.4 8"]}
          arrow.down.left.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M2.8-2.8L-2.8 2.8M1.9 2.8L-2.8 2.8L-2.8-1.9"]}
          arrow.down.left.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.87 2L3.37-2.23q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23L-2 .87V-1.9q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57V2.8q0 .02 0 .04 .01 .31 .23 .53 .24 .23 .57 .23H1.9q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q2.23 2 1.9 2H-.87Z"]}
          arrow.down.right: {strokes: ["M0-10.6L10.6 0M2.2 0L10.6 0L10.6-8.4"]}
          arrow.down.right.and.arrow.up.left: {strokes: ["M1.2 6.2H6.2V1.2M6.2 6.2L0 0M13.2 8.2H8.2V13.2M8.2 8.2L14.4 14.4"]}
          arrow.down.right.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.8-2.8L2.8 2.8M2.8-1.9L2.8 2.8L-1.9 2.8"]}
          arrow.down.right.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM2 .87L-2.23-3.37q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L.87 2H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H2.8q.02 0 .04 0 .31-.01 .53-.23 .23-.24 .23-.57V-1.9q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23Q2-2.23 2-1.9V.87Z"]}
          arrow.down.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M0-4L0 4M3.3 .8L0 4.1L-3.3 .8"]}
          arrow.down.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.8 2.17V-4q0-.33-.23-.57Q.33-4.8 0-4.8q-.33 0-.57 .23Q-.8-4.33-.8-4V2.17L-2.73 .23Q-2.97 0-3.3 0q-.33 0-.57 .23Q-4.1 .47-4.1 .8q0 .33 .23 .57l3.3 3.3Q-.33 4.9 0 4.9q.33 0 .57-.23l3.3-3.3Q4.1 1.13 4.1 .8q0-.33-.23-.57Q3.63 0 3.3 0q-.33 0-.57 .23L.8 2.17Z"]}
          arrow.down.to.line: {strokes: ["M0 14.6H13.4M6.7 0V11M2.2 6.6L6.7 11.1L11.2 6.6"]}
          arrow.forward: {strokes: ["M-13.4 0L0 0M-5.3-5.2L0 0L-5.3 5.2"], flips: true}
          arrow.forward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-4 0L4 0M.8-3.3L4.1 0L.8 3.3"], flips: true}
          arrow.forward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM2.17-.8H-4q-.33 0-.57 .23Q-4.8-.33-4.8 0q0 .33 .23 .57Q-4.33 .8-4 .8H2.17L.23 2.73Q0 2.97 0 3.3q0 .33 .23 .57Q.47 4.1 .8 4.1q.33 0 .57-.23l3.3-3.3Q4.9 .33 4.9 0q0-.33-.23-.57l-3.3-3.3Q1.13-4.1 .8-4.1q-.33 0-.57 .23Q0-3.63 0-3.3q0 .33 .23 .57L2.17-.8Z"], flips: true}
          arrow.forward.to.line: {strokes: ["M0 0L0 13.4M-14.6 6.7L-3.6 6.7M-8 2.2L-3.5 6.7L-8 11.2"], flips: true}
          arrow.left: {strokes: ["M13.4 0L0 0M5.3 5.2L0 0L5.3-5.2"]}
          arrow.left.and.line.vertical.and.arrow.right: {strokes: ["M9.2 0V14M6.6 7H0M3 4L0 7L3 10M11.8 7H18.4M15.4 4L18.4 7L15.4 10"]}
          arrow.left.and.right: {strokes: ["M0 4H16.4M4 0L0 4L4 8M12.4 0L16.4 4L12.4 8"]}
          arrow.left.and.right.righttriangle.left.righttriangle.right: {strokes: ["M9.4 6V16", "M6.65 6.88Q7 6.4 7 7L7 15.4Q7 16 6.4 16L.8 16Q0 16 .47 15.35Z", "M12.15 6.88Q11.8 6.4 11.8 7L11.8 15.4Q11.8 16 12.4 16L18 16Q18.8 16 18.33 15.35Z", "M4.4 1.8H14.4M6.2 0L4.3 1.8L6.2 3.6M12.6 0L14.5 1.8L12.6 3.6"]}
          arrow.left.arrow.right: {strokes: ["M0 3.4H16M12.6 0L16 3.4L12.6 6.8", "M16 11H0M3.4 7.6L0 11L3.4 14.4"]}
          arrow.left.arrow.right.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.6-2H3.6M1.8-3.9L3.8-2L1.8-.1M3.6 2H-3.6M-1.8.1L-3.8 2L-1.8 3.9"]}
          arrow.left.arrow.right.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-1.8 2.8H3.6q.33 0 .57-.23Q4.4 2.33 4.4 2q0-.33-.23-.57-.24-.23-.57-.23H-1.8l.55-.52Q-1.01 .45-1 .12q.01-.33-.22-.57-.23-.24-.56-.25-.33-.01-.57 .22l-2 1.9q-.24 .23-.25 .56-.01 .33 .22 .57 .01 .02 .03 .03l2 1.9q.24 .23 .57 .22 .33-.01 .56-.25 .23-.24 .22-.57-.01-.33-.25-.56L-1.8 2.8ZM1.8-2.8H-3.6q-.33 0-.57 .23Q-4.4-2.33-4.4-2q0 .33 .23 .57 .24 .23 .57 .23H1.8L1.25-.68Q1.01-.45 1-.12 .99 .21 1.22 .45q.23 .24 .56 .25 .33 .01 .57-.22l2-1.9q.02-.01 .03-.03 .23-.24 .22-.57-.01-.33-.25-.56l-2-1.9q-.24-.23-.57-.22-.33 .01-.56 .25Q.99-4.21 1-3.88q.01 .33 .25 .56L1.8-2.8Z"]}
          arrow.left.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M4 0L-4 0M-.8 3.3L-4.1 0L-.8-3.3"]}
          arrow.left.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.17 .8H4q.33 0 .57-.23Q4.8 .33 4.8 0q0-.33-.23-.57Q4.33-.8 4-.8H-2.17L-.23-2.73Q0-2.97 0-3.3q0-.33-.23-.57Q-.47-4.1-.8-4.1q-.33 0-.57 .23l-3.3 3.3Q-4.9-.33-4.9 0q0 .33 .23 .57l3.3 3.3q.24 .23 .57 .23 .33 0 .57-.23Q0 3.63 0 3.3q0-.33-.23-.57L-2.17 .8Z"]}
          arrow.left.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M4 0L-4 0M-.8 3.3L-4.1 0L-.8-3.3"]}
          arrow.left.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-2.17 .8H4q.33 0 .57-.23Q4.8 .33 4.8 0q0-.33-.23-.57Q4.33-.8 4-.8H-2.17L-.23-2.73Q0-2.97 0-3.3q0-.33-.23-.57Q-.47-4.1-.8-4.1q-.33 0-.57 .23l-3.3 3.3Q-4.9-.33-4.9 0q0 .33 .23 .57l3.3 3.3q.24 .23 .57 .23 .33 0 .57-.23Q0 3.63 0 3.3q0-.33-.23-.57L-2.17 .8Z"]}
          arrow.left.to.line: {strokes: ["M0 0L0-13.4M14.6-6.7L3.6-6.7M8-2.2L3.5-6.7L8-11.2"]}
          arrow.right: {strokes: ["M-13.4 0L0 0M-5.3-5.2L0 0L-5.3 5.2"]}
          arrow.right.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-4 0L4 0M.8-3.3L4.1 0L.8 3.3"]}
          arrow.right.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM2.17-.8H-4q-.33 0-.57 .23Q-4.8-.33-4.8 0q0 .33 .23 .57Q-4.33 .8-4 .8H2.17L.23 2.73Q0 2.97 0 3.3q0 .33 .23 .57Q.47 4.1 .8 4.1q.33 0 .57-.23l3.3-3.3Q4.9 .33 4.9 0q0-.33-.23-.57l-3.3-3.3Q1.13-4.1 .8-4.1q-.33 0-.57 .23Q0-3.63 0-3.3q0 .33 .23 .57L2.17-.8Z"]}
          arrow.right.doc.on.clipboard: {strokes: ["M3.4 1.6H2.3A2.3 2.3 0 0 0 0 3.9V14.3A2.3 2.3 0 0 0 2.3 16.6H10.5A2.3 2.3 0 0 0 12.8 14.3V14M12.8 5.6V3.9A2.3 2.3 0 0 0 10.5 1.6H9.4", "M4.9-.1H7.9A1.4 1.4 0 0 1 9.3 1.3V1.9A1.4 1.4 0 0 1 7.9 3.3H4.9A1.4 1.4 0 0 1 3.5 1.9V1.3A1.4 1.4 0 0 1 4.9-.1Z", "M5 9.8H15.6M12.8 7L15.6 9.8L12.8 12.6"], width: 1.3}
          arrow.right.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-4 0L4 0M.8-3.3L4.1 0L.8 3.3"]}
          arrow.right.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM2.17-.8H-4q-.33 0-.57 .23Q-4.8-.33-4.8 0q0 .33 .23 .57Q-4.33 .8-4 .8H2.17L.23 2.73Q0 2.97 0 3.3q0 .33 .23 .57Q.47 4.1 .8 4.1q.33 0 .57-.23l3.3-3.3Q4.9 .33 4.9 0q0-.33-.23-.57l-3.3-3.3Q1.13-4.1 .8-4.1q-.33 0-.57 .23Q0-3.63 0-3.3q0 .33 .23 .57L2.17-.8Z"]}
          arrow.right.to.line: {strokes: ["M0 0L0 13.4M-14.6 6.7L-3.6 6.7M-8 2.2L-3.5 6.7L-8 11.2"]}
          arrow.triangle.2.circlepath: {strokes: ["M-6.11-2.22A6.5 6.5 0 0 1 6.44-.9", "M6.11 2.22A6.5 6.5 0 0 1-6.44 .9"], fills: ["M9-1.35Q9.5-1.35 9.2-.96L6.8 2.15Q6.5 2.55 6.2 2.15L3.8-.96Q3.5-1.35 4-1.35Z", "M-9 1.35Q-9.5 1.35-9.2 .96L-6.8-2.15Q-6.5-2.55-6.2-2.15L-3.8 .96Q-3.5 1.35-4 1.35Z"]}
          arrow.triangle.2.circlepath.camera: {strokes: ["M2.6 2.6H4.5C5.1 2.6 5.5 2.4 5.8 1.9L6.4.9C6.8.3 7.3 0 8.1 0H11.3C12.1 0 12.6.3 13 .9L13.6 1.9C13.9 2.4 14.3 2.6 14.9 2.6H16.8A2.6 2.6 0 0 1 19.4 5.2V12.2A2.6 2.6 0 0 1 16.8 14.8H2.6A2.6 2.6 0 0 1 0 12.2V5.2A2.6 2.6 0 0 1 2.6 2.6Z", "M7.1 6.9A3 3 0 0 1 12.3 6.9", "M12.3 9.9A3 3 0 0 1 7.1 9.9"], fills: ["M13.4 6.93Q13.89 6.8 13.69 7.27L13.01 8.9Q12.81 9.37 12.41 9.06L11 7.99Q10.6 7.68 11.08 7.55Z", "M6 9.87Q5.51 10 5.71 9.53L6.39 7.9Q6.59 7.43 6.99 7.74L8.4 8.81Q8.8 9.12 8.32 9.25Z"]}
          arrow.triangle.2.circlepath.camera.fill: {fills: ["M5.78 .53Q5.79 .51 5.8 .5 6.61-.72 8.1-.72l3.2-.01q1.49 0 2.3 1.23 .01 .01 .02 .03l.6 1q.21 .35 .68 .35h1.9q1.38 0 2.35 .97 .97 .97 .97 2.35v7q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35l-.01-7q0-1.38 .98-2.35 .97-.98 2.35-.97H4.5q.47 0 .68-.35l.6-1ZM5.71 9.53q-.1 .24-.03 .32 .08 .08 .32 .02l.47-.13q-.06 .26 .07 .48 .49 .85 1.33 1.34 .85 .49 1.83 .49 .98 0 1.83-.49 .84-.49 1.33-1.34 .14-.23 .07-.49-.07-.26-.31-.39-.23-.14-.49-.07-.26 .07-.39 .31-.32 .54-.86 .86-.55 .31-1.18 .31-.63 0-1.18-.31-.54-.32-.86-.86-.04-.07-.09-.13l.75-.2q.24-.06 .26-.17 .02-.11-.18-.27L6.99 7.74q-.2-.15-.35-.12-.15 .04-.25 .28L5.71 9.53ZM12.93 7.06q.06-.26-.07-.48-.49-.85-1.33-1.34-.85-.49-1.83-.49-.98 0-1.83 .49-.84 .49-1.33 1.34-.14 .23-.07 .49 .07 .26 .31 .39 .23 .14 .49 .07 .26-.07 .39-.31 .32-.54 .86-.86 .55-.31 1.18-.31 .63 0 1.18 .31 .54 .32 .86 .86 .04 .07 .09 .13l-.75 .2q-.24 .06-.26 .17-.02 .11 .18 .27l1.41 1.07q.2 .15 .35 .12 .15-.04 .25-.28l.68-1.63q.1-.24 .03-.32-.08-.08-.32-.02l-.47 .13Z"]}
          arrow.triangle.branch: {strokes: ["M2.4 15.6V4M2.4 12.6C2.4 9.4 9.6 10.6 9.6 6.8V4"], fills: ["M-.1 3.85Q-.6 3.85-.3 3.46L2.1 .35Q2.4-.05 2.7 .35L5.1 3.46Q5.4 3.85 4.9 3.85Z", "M7.1 4.35Q6.6 4.35 6.9 3.96L9.3 .85Q9.6 .45 9.9 .85L12.3 3.96Q12.6 4.35 12.1 4.35Z"]}
          arrow.triangle.capsulepath: {strokes: ["M13.4 1.2H5A5 5 0 0 0 2 10.2", "M5 11.2H13.4A5 5 0 0 0 16.4 2.2"], fills: ["M11.45-1.3Q11.45-1.8 11.84-1.5L14.95 .9Q15.35 1.2 14.95 1.5L11.84 3.9Q11.45 4.2 11.45 3.7Z", "M6.95 13.7Q6.95 14.2 6.56 13.9L3.45 11.5Q3.05 11.2 3.45 10.9L6.56 8.5Q6.95 8.2 6.95 8.7Z"]}
          arrow.triangle.merge: {strokes: ["M5.6 0.8V13M0 3C0 7 5.6 6.6 5.6 11"], fills: ["M8.1 11.45Q8.6 11.45 8.3 11.84L5.9 14.95Q5.6 15.35 5.3 14.95L2.9 11.84Q2.6 11.45 3.1 11.45Z"]}
          arrow.triangle.swap: {strokes: ["M3 13V2M11 0V11"], fills: ["M.5 2.95Q0 2.95 .3 2.56L2.7-.55Q3-.95 3.3-.55L5.7 2.56Q6 2.95 5.5 2.95Z", "M13.5 10.25Q14 10.25 13.7 10.64L11.3 13.75Q11 14.15 10.7 13.75L8.3 10.64Q8 10.25 8.5 10.25Z"]}
          arrow.turn.down.left: {strokes: ["M0 0L0 6A2.6 2.6 0 0 1-2.6 8.6L-13.4 8.6M-9.4 4.6L-13.4 8.6L-9.4 12.6"]}
          arrow.turn.down.right: {strokes: ["M0 0V6A2.6 2.6 0 0 0 2.6 8.6H13.4M9.4 4.6L13.4 8.6L9.4 12.6"]}
          arrow.turn.up.left: {strokes: ["M0 0L0-6A2.6 2.6 0 0 0-2.6-8.6L-13.4-8.6M-9.4-4.6L-13.4-8.6L-9.4-12.6"]}
          arrow.turn.up.right: {strokes: ["M0 0L0-6A2.6 2.6 0 0 1 2.6-8.6L13.4-8.6M9.4-4.6L13.4-8.6L9.4-12.6"]}
          arrow.up: {strokes: ["M0 13.4L0 0M-5.2 5.3L0 0L5.2 5.3"]}
          arrow.up.and.down: {strokes: ["M4 0V16.4M0 4L4 0L8 4M0 12.4L4 16.4L8 12.4"]}
          arrow.up.and.down.and.arrow.left.and.right: {strokes: ["M8 0V16M0 8H16M5.5 2.5L8 0L10.5 2.5M5.5 13.5L8 16L10.5 13.5M2.5 5.5L0 8L2.5 10.5M13.5 5.5L16 8L13.5 10.5"]}
          arrow.up.and.down.text.horizontal: {strokes: ["M3 0V14M.2 2.8L3 0L5.8 2.8M.2 11.2L3 14L5.8 11.2", "M9.4 2H18M9.4 5.4H18M9.4 8.7H18M9.4 12H14.6"]}
          arrow.up.arrow.down: {strokes: ["M3.8 14.6V0M0 4L3.8 0L7.6 4", "M13.2 0V14.6M9.4 10.6L13.2 14.6L17 10.6"]}
          arrow.up.arrow.down.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.4 3.4V-3.4M-4.5-1.3L-2.4-3.5L-.3-1.3M2.4-3.4V3.4M.3 1.3L2.4 3.5L4.5 1.3"]}
          arrow.up.arrow.down.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM3.2 1.5V-3.4q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57V1.5L.88 .75Q.65 .51 .32 .5-.01 .49-.25 .72-.49 .95-.5 1.28q-.01 .33 .22 .57l2.1 2.2q.23 .24 .56 .25 .33 .01 .57-.22 .02-.01 .03-.03l2.1-2.2q.23-.24 .22-.57-.01-.33-.25-.56-.24-.23-.57-.22-.33 .01-.56 .25L3.2 1.5ZM-3.2-1.5V3.4q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57V-1.5l.72 .75Q-.65-.51-.32-.5 .01-.49 .25-.72 .49-.95 .5-1.28q.01-.33-.22-.57l-2.1-2.2q-.01-.02-.03-.03-.24-.23-.57-.22-.33 .01-.56 .25l-2.1 2.2q-.23 .24-.22 .57 .01 .33 .25 .56 .24 .23 .57 .22 .33-.01 .56-.25l.72-.75Z"]}
          arrow.up.backward: {strokes: ["M0 10.6L-10.6 0M-2.2 0L-10.6 0L-10.6 8.4"], flips: true}
          arrow.up.backward.and.arrow.down.forward: {strokes: ["M0 5.2V0H5.2M0 0L6 6M13.4 8.2V13.4H8.2M13.4 13.4L7.4 7.4"], flips: true}
          arrow.up.bin: {strokes: ["M1.3 0H16.7A1.3 1.3 0 0 1 18 1.3V3A1.3 1.3 0 0 1 16.7 4.3H1.3A1.3 1.3 0 0 1 0 3V1.3A1.3 1.3 0 0 1 1.3 0Z", "M1.4 4.3V12.5A2.2 2.2 0 0 0 3.6 14.7H14.4A2.2 2.2 0 0 0 16.6 12.5V4.3", "M9 12.4V7.2M6.9 9.2L9 7.1L11.1 9.2"]}
          arrow.up.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M0 4L0-4M-3.3-.8L0-4.1L3.3-.8"]}
          arrow.up.circle.badge.clock: {base: arrow.up.circle, badge: clock.fill}
          arrow.up.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.8-2.17V4q0 .33 .23 .57Q-.33 4.8 0 4.8q.33 0 .57-.23Q.8 4.33 .8 4V-2.17L2.73-.23Q2.97 0 3.3 0q.33 0 .57-.23Q4.1-.47 4.1-.8q0-.33-.23-.57L.57-4.67Q.33-4.9 0-4.9q-.33 0-.57 .23l-3.3 3.3Q-4.1-1.13-4.1-.8q0 .33 .23 .57Q-3.63 0-3.3 0q.33 0 .57-.23L-.8-2.17Z"]}
          arrow.up.doc: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M6.3 13.2V7.4M3.9 9.6L6.3 7.2L8.7 9.6"], width: 1.3}
          arrow.up.doc.fill: {fills: ["M12.46 4.09q.82 .81 .82 2.01v7.65q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H6.45q1.2 0 2.01 .82l4 4ZM4.34 10.04L5.68 8.71V13.2q0 .26 .18 .44 .18 .18 .44 .18 .26 0 .44-.18 .19-.18 .19-.44V8.71l1.33 1.33q.18 .19 .44 .19 .26 0 .44-.19 .18-.18 .18-.44 0-.26-.18-.44l-2.4-2.4q-.18-.19-.44-.19-.26 0-.44 .19l-2.4 2.4q-.18 .18-.18 .44 0 .26 .18 .44 .18 .19 .44 .19 .26 0 .44-.19ZM8.05 5.07q-.24 0-.41-.16-.17-.17-.17-.41V.1q0-.26-.18-.44-.18-.19-.44-.19-.26 0-.44 .19-.19 .18-.19 .44V4.5q0 .76 .54 1.29 .53 .53 1.29 .53h4.4q.26 0 .44-.18 .18-.18 .18-.44 0-.26-.18-.44-.18-.19-.44-.19H8.05Z"]}
          arrow.up.forward: {strokes: ["M0 10.6L10.6 0M2.2 0L10.6 0L10.6 8.4"], flips: true}
          arrow.up.forward.app: {strokes: ["M4.2 0H10.8A4.2 4.2 0 0 1 15 4.2V10.8A4.2 4.2 0 0 1 10.8 15H4.2A4.2 4.2 0 0 1 0 10.8V4.2A4.2 4.2 0 0 1 4.2 0Z", "M4.8 10.2L10.2 4.8M5.8 4.8H10.2V9.2"], flips: true}
          arrow.up.forward.app.fill: {fills: ["M15.73 4.2v6.6q0 2.04-1.45 3.48-1.44 1.45-3.48 1.45H4.2q-2.04 0-3.48-1.45Q-.72 12.84-.73 10.8V4.2q0-2.04 1.45-3.48Q2.16-.72 4.2-.73h6.6q2.04 0 3.48 1.45 1.45 1.44 1.45 3.48ZM5.8 5.45H8.63L4.34 9.74q-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19L9.55 6.37V9.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V4.8q0-.27-.19-.46-.02-.02-.05-.04-.17-.15-.41-.15h0H5.8q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19Z"], flips: true}
          arrow.up.forward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.8 2.8L2.8-2.8M-1.9-2.8L2.8-2.8L2.8 1.9"], flips: true}
          arrow.up.forward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.87-2L-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L2-.87V1.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57V-2.8q0-.33-.23-.57-.24-.23-.57-.23H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-2.23-2-1.9-2H.87Z"], flips: true}
          arrow.up.forward.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.8 2.8L2.8-2.8M-1.9-2.8L2.8-2.8L2.8 1.9"], flips: true}
          arrow.up.forward.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.87-2L-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L2-.87V1.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57V-2.8q0-.33-.23-.57-.24-.23-.57-.23H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-2.23-2-1.9-2H.87Z"], flips: true}
          arrow.up.left: {strokes: ["M0 10.6L-10.6 0M-2.2 0L-10.6 0L-10.6 8.4"]}
          arrow.up.left.and.arrow.down.right: {strokes: ["M0 5.2V0H5.2M0 0L6 6M13.4 8.2V13.4H8.2M13.4 13.4L7.4 7.4"]}
          arrow.up.left.and.down.right.magnifyingglass: {strokes: ["M0 6.2A6.2 6.2 0 0 1 12.4 6.2A6.2 6.2 0 0 1 0 6.2Z", "M10.7 10.7L15.2 15.2", "M4 6V4H6M4 4L8.4 8.4M8.4 6.4V8.4H6.4"]}
          arrow.up.left.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M2.8 2.8L-2.8-2.8M-2.8 1.9L-2.8-2.8L1.9-2.8"]}
          arrow.up.left.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2-.87L2.23 3.37q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L-.87-2H1.9q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23H-2.8q-.33 0-.57 .23-.23 .24-.23 .57V1.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23Q-2 2.23-2 1.9V-.87Z"]}
          arrow.up.right: {strokes: ["M0 10.6L10.6 0M2.2 0L10.6 0L10.6 8.4"]}
          arrow.up.right.and.arrow.down.left: {strokes: ["M8 1.2V5.4H12.2M8 5.4L13.6-.2M5.4 12.2V8H1.2M5.4 8L-.2 13.6"]}
          arrow.up.right.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.8 2.8L2.8-2.8M-1.9-2.8L2.8-2.8L2.8 1.9"]}
          arrow.up.right.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.87-2L-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L2-.87V1.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57V-2.8q0-.33-.23-.57-.24-.23-.57-.23H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-2.23-2-1.9-2H.87Z"]}
          arrow.up.right.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.8 2.8L2.8-2.8M-1.9-2.8L2.8-2.8L2.8 1.9"]}
          arrow.up.right.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.87-2L-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L2-.87V1.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57V-2.8q0-.33-.23-.57-.24-.23-.57-.23H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-2.23-2-1.9-2H.87Z"]}
          arrow.up.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M0 4L0-4M-3.3-.8L0-4.1L3.3-.8"]}
          arrow.up.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-.8-2.17V4q0 .33 .23 .57Q-.33 4.8 0 4.8q.33 0 .57-.23Q.8 4.33 .8 4V-2.17L2.73-.23Q2.97 0 3.3 0q.33 0 .57-.23Q4.1-.47 4.1-.8q0-.33-.23-.57L.57-4.67Q.33-4.9 0-4.9q-.33 0-.57 .23l-3.3 3.3Q-4.1-1.13-4.1-.8q0 .33 .23 .57Q-3.63 0-3.3 0q.33 0 .57-.23L-.8-2.17Z"]}
          arrow.up.to.line: {strokes: ["M0 0H13.4M6.7 14.6V3.6M2.2 8L6.7 3.5L11.2 8"]}
          arrow.up.trash: {strokes: ["M0 2.9H14.6", "M4.5 2.9V1.6A1.6 1.6 0 0 1 6.1 0H8.5A1.6 1.6 0 0 1 10.1 1.6V2.9", "M1.8 2.9L2.6 15A2.1 2.1 0 0 0 4.7 16.95H9.9A2.1 2.1 0 0 0 12 15L12.8 2.9", "M7.3 13.6V7M4.9 9.3L7.3 6.9L9.7 9.3"], width: 1.3}
          arrow.up.trash.fill: {fills: ["M10.83 2.18h1.95q.01-.01 .03 0H14.6q.3 0 .51 .21 .21 .21 .22 .51-.01 .3-.22 .51-.21 .21-.51 .22H13.48l-.76 11.42q-.08 1.11-.89 1.87-.82 .76-1.93 .76l-5.2-.01q-1.11 .01-1.93-.75-.81-.76-.89-1.87L1.12 3.63H0q-.3-.01-.51-.22-.21-.21-.22-.51 .01-.3 .22-.51Q-.3 2.18 0 2.18H1.79q.02-.01 .03 0H3.78V1.6q0-.96 .68-1.64Q5.14-.73 6.1-.73H8.5q.96 0 1.64 .69 .69 .68 .69 1.64v.58ZM6.79 14.11q.21 .21 .51 .22 .3-.01 .51-.22 .21-.21 .22-.51V8.65L9.19 9.81q.21 .22 .51 .22 .3 0 .51-.22 .21-.21 .21-.51 0-.3-.21-.51l-2.4-2.4q-.21-.21-.51-.21-.3 0-.51 .21l-2.4 2.4Q4.18 9 4.18 9.3q0 .3 .21 .51 .21 .21 .51 .21 .3 0 .51-.21L6.58 8.65V13.6q0 .3 .21 .51ZM5.23 2.18H9.38V1.6q0-.36-.26-.62-.26-.25-.62-.25L6.1 .72q-.36 0-.62 .26-.25 .26-.25 .62v.58Z"]}
          arrow.uturn.backward: {strokes: ["M0 4.3L9.4 4.3A4.3 4.3 0 0 1 9.4 12.9L5.4 12.9M4.3 0L0 4.3L4.3 8.6"], flips: true}
          arrow.uturn.backward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.9-1H1.4A2.3 2.3 0 0 1 1.4 3.6H-.4M-1.5-3.4L-3.9-1L-1.5 1.4"], flips: true}
          arrow.uturn.backward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-1.97-1.8L-.93-2.83Q-.7-3.07-.7-3.4q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23l-2.4 2.4Q-4.7-1.33-4.7-1q0 .33 .23 .57l2.4 2.4q.24 .23 .57 .23 .33 0 .57-.23Q-.7 1.73-.7 1.4q0-.33-.23-.57L-1.97-.2H1.4q.62 0 1.06 .44Q2.9 .68 2.9 1.3q0 .62-.44 1.06Q2.02 2.8 1.4 2.8H-.4q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-.73 4.4-.4 4.4H1.4q1.28 0 2.19-.91Q4.5 2.58 4.5 1.3q0-1.28-.91-2.19Q2.68-1.8 1.4-1.8H-1.97Z"], flips: true}
          arrow.uturn.down: {strokes: ["M4.3 0L4.3-9.4A4.3 4.3 0 0 1 12.9-9.4L12.9-5.4M0-4.3L4.3 0L8.6-4.3"]}
          arrow.uturn.forward: {strokes: ["M0 4.3L-9.4 4.3A4.3 4.3 0 0 0-9.4 12.9L-5.4 12.9M-4.3 0L0 4.3L-4.3 8.6"], flips: true}
          arrow.uturn.forward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M3.9-1L-1.4-1A2.3 2.3 0 0 0-1.4 3.6L.4 3.6M1.5-3.4L3.9-1L1.5 1.4"], flips: true}
          arrow.uturn.forward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM4.47-1.57l-2.4-2.4Q1.83-4.2 1.5-4.2q-.33 0-.57 .23Q.7-3.73 .7-3.4q0 .33 .23 .57L1.97-1.8H-1.4q-1.28 0-2.19 .91Q-4.5 .02-4.5 1.3q0 1.28 .91 2.19 .91 .91 2.19 .91H.4q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q.73 2.8 .4 2.8H-1.4q-.62 0-1.06-.44-.44-.44-.44-1.06 0-.62 .44-1.06Q-2.02-.2-1.4-.2H1.97L.93 .83Q.7 1.07 .7 1.4q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23l2.4-2.4Q4.7-.67 4.7-1q0-.02 0-.04-.01-.31-.23-.53Z"], flips: true}
          arrow.uturn.left: {strokes: ["M0 4.3L9.4 4.3A4.3 4.3 0 0 1 9.4 12.9L5.4 12.9M4.3 0L0 4.3L4.3 8.6"]}
          arrow.uturn.left.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.9-1H1.4A2.3 2.3 0 0 1 1.4 3.6H-.4M-1.5-3.4L-3.9-1L-1.5 1.4"]}
          arrow.uturn.left.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-1.97-1.8L-.93-2.83Q-.7-3.07-.7-3.4q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23l-2.4 2.4Q-4.7-1.33-4.7-1q0 .33 .23 .57l2.4 2.4q.24 .23 .57 .23 .33 0 .57-.23Q-.7 1.73-.7 1.4q0-.33-.23-.57L-1.97-.2H1.4q.62 0 1.06 .44Q2.9 .68 2.9 1.3q0 .62-.44 1.06Q2.02 2.8 1.4 2.8H-.4q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-.73 4.4-.4 4.4H1.4q1.28 0 2.19-.91Q4.5 2.58 4.5 1.3q0-1.28-.91-2.19Q2.68-1.8 1.4-1.8H-1.97Z"]}
          arrow.uturn.right: {strokes: ["M0 4.3L-9.4 4.3A4.3 4.3 0 0 0-9.4 12.9L-5.4 12.9M-4.3 0L0 4.3L-4.3 8.6"]}
          arrow.uturn.right.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M3.9-1L-1.4-1A2.3 2.3 0 0 0-1.4 3.6L.4 3.6M1.5-3.4L3.9-1L1.5 1.4"]}
          arrow.uturn.right.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM4.47-1.57l-2.4-2.4Q1.83-4.2 1.5-4.2q-.33 0-.57 .23Q.7-3.73 .7-3.4q0 .33 .23 .57L1.97-1.8H-1.4q-1.28 0-2.19 .91Q-4.5 .02-4.5 1.3q0 1.28 .91 2.19 .91 .91 2.19 .91H.4q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q.73 2.8 .4 2.8H-1.4q-.62 0-1.06-.44-.44-.44-.44-1.06 0-.62 .44-1.06Q-2.02-.2-1.4-.2H1.97L.93 .83Q.7 1.07 .7 1.4q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23l2.4-2.4Q4.7-.67 4.7-1q0-.02 0-.04-.01-.31-.23-.53Z"]}
          arrow.uturn.up: {strokes: ["M-4.3 0L-4.3 9.4A4.3 4.3 0 0 1-12.9 9.4L-12.9 5.4M0 4.3L-4.3 0L-8.6 4.3"]}
          arrowshape.down: {strokes: ["M-4.4 0Q-3.6 0-3.6 .8L-3.6 7.8Q-3.6 8.2-3.2 8.2L-.9 8.2Q0 8.2-.61 8.86L-5.92 14.66Q-6.6 15.4-7.28 14.66L-12.59 8.86Q-13.2 8.2-12.3 8.2L-10 8.2Q-9.6 8.2-9.6 7.8L-9.6 .8Q-9.6 0-8.8 0Z"]}
          arrowshape.down.fill: {strokes: ["M-4.4 0Q-3.6 0-3.6 .8L-3.6 7.8Q-3.6 8.2-3.2 8.2L-.9 8.2Q0 8.2-.61 8.86L-5.92 14.66Q-6.6 15.4-7.28 14.66L-12.59 8.86Q-13.2 8.2-12.3 8.2L-10 8.2Q-9.6 8.2-9.6 7.8L-9.6 .8Q-9.6 0-8.8 0Z"], fills: ["M-4.4 0Q-3.6 0-3.6 .8L-3.6 7.8Q-3.6 8.2-3.2 8.2L-.9 8.2Q0 8.2-.61 8.86L-5.92 14.66Q-6.6 15.4-7.28 14.66L-12.59 8.86Q-13.2 8.2-12.3 8.2L-10 8.2Q-9.6 8.2-9.6 7.8L-9.6 .8Q-9.6 0-8.8 0Z"]}
          arrowshape.left: {strokes: ["M0-4.4Q0-3.6-.8-3.6L-7.8-3.6Q-8.2-3.6-8.2-3.2L-8.2-.9Q-8.2 0-8.86-.61L-14.66-5.92Q-15.4-6.6-14.66-7.28L-8.86-12.59Q-8.2-13.2-8.2-12.3L-8.2-10Q-8.2-9.6-7.8-9.6L-.8-9.6Q0-9.6 0-8.8Z"]}
          arrowshape.left.fill: {strokes: ["M0-4.4Q0-3.6-.8-3.6L-7.8-3.6Q-8.2-3.6-8.2-3.2L-8.2-.9Q-8.2 0-8.86-.61L-14.66-5.92Q-15.4-6.6-14.66-7.28L-8.86-12.59Q-8.2-13.2-8.2-12.3L-8.2-10Q-8.2-9.6-7.8-9.6L-.8-9.6Q0-9.6 0-8.8Z"], fills: ["M0-4.4Q0-3.6-.8-3.6L-7.8-3.6Q-8.2-3.6-8.2-3.2L-8.2-.9Q-8.2 0-8.86-.61L-14.66-5.92Q-15.4-6.6-14.66-7.28L-8.86-12.59Q-8.2-13.2-8.2-12.3L-8.2-10Q-8.2-9.6-7.8-9.6L-.8-9.6Q0-9.6 0-8.8Z"]}
          arrowshape.right: {strokes: ["M0 4.4Q0 3.6 .8 3.6L7.8 3.6Q8.2 3.6 8.2 3.2L8.2 .9Q8.2 0 8.86 .61L14.66 5.92Q15.4 6.6 14.66 7.28L8.86 12.59Q8.2 13.2 8.2 12.3L8.2 10Q8.2 9.6 7.8 9.6L.8 9.6Q0 9.6 0 8.8Z"]}
          arrowshape.right.fill: {strokes: ["M0 4.4Q0 3.6 .8 3.6L7.8 3.6Q8.2 3.6 8.2 3.2L8.2 .9Q8.2 0 8.86 .61L14.66 5.92Q15.4 6.6 14.66 7.28L8.86 12.59Q8.2 13.2 8.2 12.3L8.2 10Q8.2 9.6 7.8 9.6L.8 9.6Q0 9.6 0 8.8Z"], fills: ["M0 4.4Q0 3.6 .8 3.6L7.8 3.6Q8.2 3.6 8.2 3.2L8.2 .9Q8.2 0 8.86 .61L14.66 5.92Q15.4 6.6 14.66 7.28L8.86 12.59Q8.2 13.2 8.2 12.3L8.2 10Q8.2 9.6 7.8 9.6L.8 9.6Q0 9.6 0 8.8Z"]}
          arrowshape.turn.up.backward: {strokes: ["M7.4 1L7.4 3.9C13 4 16.6 7.6 16.6 13.2C14.7 10.3 12 9.2 7.4 9.1L7.4 12.1Q7.4 13.4 6.4 12.5L.5 7.2Q-.2 6.5 .5 5.8L6.4 .6Q7.4-.3 7.4 1Z"], flips: true}
          arrowshape.turn.up.backward.badge.clock: {base: arrowshape.turn.up.backward, badge: clock.fill, flips: true}
          arrowshape.turn.up.backward.badge.clock.fill: {base: arrowshape.turn.up.backward.fill, badge: clock.fill, flips: true}
          arrowshape.turn.up.backward.fill: {strokes: ["M7.4 1L7.4 3.9C13 4 16.6 7.6 16.6 13.2C14.7 10.3 12 9.2 7.4 9.1L7.4 12.1Q7.4 13.4 6.4 12.5L.5 7.2Q-.2 6.5 .5 5.8L6.4 .6Q7.4-.3 7.4 1Z"], fills: ["M7.4 1L7.4 3.9C13 4 16.6 7.6 16.6 13.2C14.7 10.3 12 9.2 7.4 9.1L7.4 12.1Q7.4 13.4 6.4 12.5L.5 7.2Q-.2 6.5 .5 5.8L6.4 .6Q7.4-.3 7.4 1Z"], flips: true}
          arrowshape.turn.up.forward: {strokes: ["M-7.4 1L-7.4 3.9C-13 4-16.6 7.6-16.6 13.2C-14.7 10.3-12 9.2-7.4 9.1L-7.4 12.1Q-7.4 13.4-6.4 12.5L-.5 7.2Q.2 6.5-.5 5.8L-6.4 .6Q-7.4-.3-7.4 1Z"], flips: true}
          arrowshape.turn.up.forward.fill: {strokes: ["M-7.4 1L-7.4 3.9C-13 4-16.6 7.6-16.6 13.2C-14.7 10.3-12 9.2-7.4 9.1L-7.4 12.1Q-7.4 13.4-6.4 12.5L-.5 7.2Q.2 6.5-.5 5.8L-6.4 .6Q-7.4-.3-7.4 1Z"], fills: ["M-7.4 1L-7.4 3.9C-13 4-16.6 7.6-16.6 13.2C-14.7 10.3-12 9.2-7.4 9.1L-7.4 12.1Q-7.4 13.4-6.4 12.5L-.5 7.2Q.2 6.5-.5 5.8L-6.4 .6Q-7.4-.3-7.4 1Z"], flips: true}
          arrowshape.turn.up.left: {strokes: ["M7.4 1L7.4 3.9C13 4 16.6 7.6 16.6 13.2C14.7 10.3 12 9.2 7.4 9.1L7.4 12.1Q7.4 13.4 6.4 12.5L.5 7.2Q-.2 6.5 .5 5.8L6.4 .6Q7.4-.3 7.4 1Z"]}
          arrowshape.turn.up.left.2: {strokes: ["M11.2 1V4.1C16.6 4.2 20.2 7.6 20.2 13.2C18.3 10.3 15.6 9.2 11.2 9.1V12.1Q11.2 13.4 10.2 12.5L4.3 7.2Q3.6 6.5 4.3 5.8L10.2.6Q11.2-.3 11.2 1Z", "M5.4.6L.5 5.8Q-.2 6.5.5 7.2L5.4 12.4"]}
          arrowshape.turn.up.left.fill: {strokes: ["M7.4 1L7.4 3.9C13 4 16.6 7.6 16.6 13.2C14.7 10.3 12 9.2 7.4 9.1L7.4 12.1Q7.4 13.4 6.4 12.5L.5 7.2Q-.2 6.5 .5 5.8L6.4 .6Q7.4-.3 7.4 1Z"], fills: ["M7.4 1L7.4 3.9C13 4 16.6 7.6 16.6 13.2C14.7 10.3 12 9.2 7.4 9.1L7.4 12.1Q7.4 13.4 6.4 12.5L.5 7.2Q-.2 6.5 .5 5.8L6.4 .6Q7.4-.3 7.4 1Z"]}
          arrowshape.turn.up.right: {strokes: ["M-7.4 1L-7.4 3.9C-13 4-16.6 7.6-16.6 13.2C-14.7 10.3-12 9.2-7.4 9.1L-7.4 12.1Q-7.4 13.4-6.4 12.5L-.5 7.2Q.2 6.5-.5 5.8L-6.4 .6Q-7.4-.3-7.4 1Z"]}
          arrowshape.turn.up.right.fill: {strokes: ["M-7.4 1L-7.4 3.9C-13 4-16.6 7.6-16.6 13.2C-14.7 10.3-12 9.2-7.4 9.1L-7.4 12.1Q-7.4 13.4-6.4 12.5L-.5 7.2Q.2 6.5-.5 5.8L-6.4 .6Q-7.4-.3-7.4 1Z"], fills: ["M-7.4 1L-7.4 3.9C-13 4-16.6 7.6-16.6 13.2C-14.7 10.3-12 9.2-7.4 9.1L-7.4 12.1Q-7.4 13.4-6.4 12.5L-.5 7.2Q.2 6.5-.5 5.8L-6.4 .6Q-7.4-.3-7.4 1Z"]}
          arrowshape.up: {strokes: ["M4.4 0Q3.6 0 3.6-.8L3.6-7.8Q3.6-8.2 3.2-8.2L.9-8.2Q0-8.2 .61-8.86L5.92-14.66Q6.6-15.4 7.28-14.66L12.59-8.86Q13.2-8.2 12.3-8.2L10-8.2Q9.6-8.2 9.6-7.8L9.6-.8Q9.6 0 8.8 0Z"]}
          arrowshape.up.fill: {strokes: ["M4.4 0Q3.6 0 3.6-.8L3.6-7.8Q3.6-8.2 3.2-8.2L.9-8.2Q0-8.2 .61-8.86L5.92-14.66Q6.6-15.4 7.28-14.66L12.59-8.86Q13.2-8.2 12.3-8.2L10-8.2Q9.6-8.2 9.6-7.8L9.6-.8Q9.6 0 8.8 0Z"], fills: ["M4.4 0Q3.6 0 3.6-.8L3.6-7.8Q3.6-8.2 3.2-8.2L.9-8.2Q0-8.2 .61-8.86L5.92-14.66Q6.6-15.4 7.28-14.66L12.59-8.86Q13.2-8.2 12.3-8.2L10-8.2Q9.6-8.2 9.6-7.8L9.6-.8Q9.6 0 8.8 0Z"]}
          arrowtriangle.down: {strokes: ["M-1.2 0Q0 0-.6 1.04L-5 8.56Q-5.6 9.6-6.2 8.56L-10.6 1.04Q-11.2 0-10 0Z"]}
          arrowtriangle.down.fill: {strokes: ["M-1.2 0Q0 0-.6 1.04L-5 8.56Q-5.6 9.6-6.2 8.56L-10.6 1.04Q-11.2 0-10 0Z"], fills: ["M-1.2 0Q0 0-.6 1.04L-5 8.56Q-5.6 9.6-6.2 8.56L-10.6 1.04Q-11.2 0-10 0Z"]}
          arrowtriangle.left: {strokes: ["M0-1.2Q0 0-1.04-.6L-8.56-5Q-9.6-5.6-8.56-6.2L-1.04-10.6Q0-11.2 0-10Z"]}
          arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: {strokes: ["M9.5 0V14"], fills: ["M5.94 3.42Q6.8 2.9 6.8 3.9L6.8 10.1Q6.8 11.1 5.94 10.58L.86 7.52Q0 7 .86 6.48Z", "M13.06 3.42Q12.2 2.9 12.2 3.9L12.2 10.1Q12.2 11.1 13.06 10.58L18.14 7.52Q19 7 18.14 6.48Z"]}
          arrowtriangle.left.fill: {strokes: ["M0-1.2Q0 0-1.04-.6L-8.56-5Q-9.6-5.6-8.56-6.2L-1.04-10.6Q0-11.2 0-10Z"], fills: ["M0-1.2Q0 0-1.04-.6L-8.56-5Q-9.6-5.6-8.56-6.2L-1.04-10.6Q0-11.2 0-10Z"]}
          arrowtriangle.right: {strokes: ["M0 1.2Q0 0 1.04 .6L8.56 5Q9.6 5.6 8.56 6.2L1.04 10.6Q0 11.2 0 10Z"]}
          arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: {strokes: ["M9.5 0V14"], fills: ["M.86 3.42Q0 2.9 0 3.9L0 10.1Q0 11.1 .86 10.58L5.94 7.52Q6.8 7 5.94 6.48Z", "M18.14 3.42Q19 2.9 19 3.9L19 10.1Q19 11.1 18.14 10.58L13.06 7.52Q12.2 7 13.06 6.48Z"]}
          arrowtriangle.right.fill: {strokes: ["M0 1.2Q0 0 1.04 .6L8.56 5Q9.6 5.6 8.56 6.2L1.04 10.6Q0 11.2 0 10Z"], fills: ["M0 1.2Q0 0 1.04 .6L8.56 5Q9.6 5.6 8.56 6.2L1.04 10.6Q0 11.2 0 10Z"]}
          arrowtriangle.up: {strokes: ["M1.2 0Q0 0 .6-1.04L5-8.56Q5.6-9.6 6.2-8.56L10.6-1.04Q11.2 0 10 0Z"]}
          arrowtriangle.up.fill: {strokes: ["M1.2 0Q0 0 .6-1.04L5-8.56Q5.6-9.6 6.2-8.56L10.6-1.04Q11.2 0 10 0Z"], fills: ["M1.2 0Q0 0 .6-1.04L5-8.56Q5.6-9.6 6.2-8.56L10.6-1.04Q11.2 0 10 0Z"]}
          aspectratio: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V11.3A2.7 2.7 0 0 1 15.7 14H2.7A2.7 2.7 0 0 1 0 11.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M3.6 6V4.6Q3.6 3.6 4.6 3.6H6.4M14.8 8V9.4Q14.8 10.4 13.8 10.4H12"]}
          asterisk: {file: asterisk, height: 14}
          at: {strokes: ["M4.3 7.4A3.1 3.1 0 0 1 10.5 7.4A3.1 3.1 0 0 1 4.3 7.4Z", "M10.5 4.3V8.8A2.2 2.2 0 0 0 14.9 8.8V7.4A7.5 7.5 0 1 0 11.6 13.6"]}
          backward: {strokes: ["M0 1.4Q0 0-1.19 .74L-8.21 5.06Q-9.4 5.8-8.21 6.54L-1.19 10.86Q0 11.6 0 10.2Z", "M-10.6 1.4Q-10.6 0-11.79 .74L-18.81 5.06Q-20 5.8-18.81 6.54L-11.79 10.86Q-10.6 11.6-10.6 10.2Z"]}
          backward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-.62-2.73Q-.2-3-.2-2.5L-.2 2.5Q-.2 3-.62 2.73L-4.48 .27Q-4.9 0-4.48-.27Z", "M3.88-2.73Q4.3-3 4.3-2.5L4.3 2.5Q4.3 3 3.88 2.73L.02 .27Q-.4 0 .02-.27Z"]}
          backward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM4.19-2.81q-.1-.05-.31 .08L.02-.27Q-.19-.14-.19 0q0 .14 .21 .27L3.88 2.73q.21 .13 .31 .08 .11-.06 .11-.31v-5q0-.25-.11-.31ZM-.2-2.5q0-.25-.11-.31-.1-.05-.31 .08L-4.48-.27Q-4.69-.14-4.69 0q0 .14 .21 .27L-.62 2.73q.21 .13 .31 .08Q-.2 2.75-.2 2.5v-5Z"]}
          backward.end: {strokes: ["M0 1.6Q0 0-1.38 .8L-10.02 5.8Q-11.4 6.6-10.02 7.4L-1.38 12.4Q0 13.2 0 11.6Z", "M-13.4 .4L-13.4 12.8"]}
          backward.end.fill: {strokes: ["M0 1.6Q0 0-1.38 .8L-10.02 5.8Q-11.4 6.6-10.02 7.4L-1.38 12.4Q0 13.2 0 11.6Z", "M-13.4 .4L-13.4 12.8"], fills: ["M0 1.6Q0 0-1.38 .8L-10.02 5.8Q-11.4 6.6-10.02 7.4L-1.38 12.4Q0 13.2 0 11.6Z"]}
          backward.fill: {strokes: ["M0 1.4Q0 0-1.19 .74L-8.21 5.06Q-9.4 5.8-8.21 6.54L-1.19 10.86Q0 11.6 0 10.2Z", "M-10.6 1.4Q-10.6 0-11.79 .74L-18.81 5.06Q-20 5.8-18.81 6.54L-11.79 10.86Q-10.6 11.6-10.6 10.2Z"], fills: ["M0 1.4Q0 0-1.19 .74L-8.21 5.06Q-9.4 5.8-8.21 6.54L-1.19 10.86Q0 11.6 0 10.2Z", "M-10.6 1.4Q-10.6 0-11.79 .74L-18.81 5.06Q-20 5.8-18.81 6.54L-11.79 10.86Q-10.6 11.6-10.6 10.2Z"]}
          badge.plus.radiowaves.right: {strokes: ["M7.05-5.91A9.2 9.2 0 0 1 7.05 5.91", "M9.81-8.23A12.8 12.8 0 0 1 9.81 8.23", "M-5.6 0A5.6 5.6 0 0 1 5.6 0A5.6 5.6 0 0 1-5.6 0Z", "M-2.6 0H2.6M0-2.6V2.6"]}
          bag: {strokes: ["M2.2 4.4H11.4Q12.8 4.4 12.9 5.8L13.6 13.6A2.4 2.4 0 0 1 11.2 16.2H2.4A2.4 2.4 0 0 1 0 13.6L.7 5.8Q.8 4.4 2.2 4.4Z", "M3.9 6.6V3A2.9 2.9 0 0 1 9.7 3V6.6"]}
          bag.fill: {strokes: ["M2.2 4.4H11.4Q12.8 4.4 12.9 5.8L13.6 13.6A2.4 2.4 0 0 1 11.2 16.2H2.4A2.4 2.4 0 0 1 0 13.6L.7 5.8Q.8 4.4 2.2 4.4Z", "M3.9 4.4V3A2.9 2.9 0 0 1 9.7 3V4.4"], fills: ["M2.2 4.4H11.4Q12.8 4.4 12.9 5.8L13.6 13.6A2.4 2.4 0 0 1 11.2 16.2H2.4A2.4 2.4 0 0 1 0 13.6L.7 5.8Q.8 4.4 2.2 4.4Z"]}
          balloon: {strokes: ["M5.6 12.8C2.4 12.8 0 9.6 0 6.2C0 2.6 2.4 0 5.6 0C8.8 0 11.2 2.6 11.2 6.2C11.2 9.6 8.8 12.8 5.6 12.8Z", "M5.6 12.8V13.2C5.6 14.6 7.2 14.6 6.8 16.2C6.6 17 6 17.4 5.4 17.6"]}
          bandage: {file: bandaid, height: 16.5}
          bandage.fill: {file: bandaid-fill, height: 16.5}
          barcode: {file: upc, height: 14}
          barcode.viewfinder: {strokes: ["M0 4.6V2.8A2.8 2.8 0 0 1 2.8 0H4.6M12.4 0H14.2A2.8 2.8 0 0 1 17 2.8V4.6M17 12.4V14.2A2.8 2.8 0 0 1 14.2 17H12.4M4.6 17H2.8A2.8 2.8 0 0 1 0 14.2V12.4", "M4.4 4.8V12.2M7.1 4.8V12.2M9.9 4.8V12.2M12.6 4.8V12.2"]}
          basket: {strokes: ["M0 6H17.4M1.2 6L2.9 13.3A2.2 2.2 0 0 0 5 15H12.4A2.2 2.2 0 0 0 14.5 13.3L16.2 6", "M4.4 6L7 0M13 6L10.4 0M6 9V11.8M8.7 9V11.8M11.4 9V11.8"]}
          battery.0percent: {strokes: ["M2.6 0H16.4A2.6 2.6 0 0 1 19 2.6V6A2.6 2.6 0 0 1 16.4 8.6H2.6A2.6 2.6 0 0 1 0 6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M21.2 3.2C22 3.4 22.4 3.8 22.4 4.3C22.4 4.8 22 5.2 21.2 5.4"], width: 1.2}
          battery.100percent: {strokes: ["M2.6 0H16.4A2.6 2.6 0 0 1 19 2.6V6A2.6 2.6 0 0 1 16.4 8.6H2.6A2.6 2.6 0 0 1 0 6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M21.2 3.2C22 3.4 22.4 3.8 22.4 4.3C22.4 4.8 22 5.2 21.2 5.4"], fills: ["M2.9 1.6H16.1A1.3 1.3 0 0 1 17.4 2.9V5.7A1.3 1.3 0 0 1 16.1 7H2.9A1.3 1.3 0 0 1 1.6 5.7V2.9A1.3 1.3 0 0 1 2.9 1.6Z"], width: 1.2}
          battery.25percent: {strokes: ["M2.6 0H16.4A2.6 2.6 0 0 1 19 2.6V6A2.6 2.6 0 0 1 16.4 8.6H2.6A2.6 2.6 0 0 1 0 6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M21.2 3.2C22 3.4 22.4 3.8 22.4 4.3C22.4 4.8 22 5.2 21.2 5.4"], fills: ["M2.9 1.6H4.72A1.3 1.3 0 0 1 6.02 2.9V5.7A1.3 1.3 0 0 1 4.72 7H2.9A1.3 1.3 0 0 1 1.6 5.7V2.9A1.3 1.3 0 0 1 2.9 1.6Z"], width: 1.2}
          battery.50percent: {strokes: ["M2.6 0H16.4A2.6 2.6 0 0 1 19 2.6V6A2.6 2.6 0 0 1 16.4 8.6H2.6A2.6 2.6 0 0 1 0 6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M21.2 3.2C22 3.4 22.4 3.8 22.4 4.3C22.4 4.8 22 5.2 21.2 5.4"], fills: ["M2.9 1.6H8.2A1.3 1.3 0 0 1 9.5 2.9V5.7A1.3 1.3 0 0 1 8.2 7H2.9A1.3 1.3 0 0 1 1.6 5.7V2.9A1.3 1.3 0 0 1 2.9 1.6Z"], width: 1.2}
          battery.75percent: {strokes: ["M2.6 0H16.4A2.6 2.6 0 0 1 19 2.6V6A2.6 2.6 0 0 1 16.4 8.6H2.6A2.6 2.6 0 0 1 0 6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M21.2 3.2C22 3.4 22.4 3.8 22.4 4.3C22.4 4.8 22 5.2 21.2 5.4"], fills: ["M2.9 1.6H12.15A1.3 1.3 0 0 1 13.45 2.9V5.7A1.3 1.3 0 0 1 12.15 7H2.9A1.3 1.3 0 0 1 1.6 5.7V2.9A1.3 1.3 0 0 1 2.9 1.6Z"], width: 1.2}
          bed.double: {strokes: ["M0 15V8.6A2 2 0 0 1 2 6.6H17A2 2 0 0 1 19 8.6V15M0 12H19M1.8 6.6V2.2A2.2 2.2 0 0 1 4 0H15A2.2 2.2 0 0 1 17.2 2.2V6.6M4.4 6.6V4.8Q4.4 3.8 5.4 3.8H8Q9 3.8 9 4.8V6.6M10 6.6V4.8Q10 3.8 11 3.8H13.6Q14.6 3.8 14.6 4.8V6.6"]}
          bell: {strokes: ["M1.3 12.7C.3 12.7-.2 11.9.4 11C1.4 9.5 2.2 8.6 2.2 5.6C2.2 2.3 4.2 0 7.1 0C10 0 12 2.3 12 5.6C12 8.6 12.8 9.5 13.8 11C14.4 11.9 13.9 12.7 12.9 12.7Z", "M4.9 13.4A2.2 2.3 0 0 0 9.3 13.4"]}
          bell.and.waves.left.and.right: {strokes: ["M5.92 12.12C5.06 12.12 4.63 11.43 5.14 10.66C6 9.37 6.69 8.6 6.69 6.02C6.69 3.18 8.41 1.2 10.91 1.2C13.4 1.2 15.12 3.18 15.12 6.02C15.12 8.6 15.81 9.37 16.67 10.66C17.18 11.43 16.75 12.12 15.89 12.12Z", "M9.01 12.72A1.89 1.98 0 0 0 12.8 12.72", "M1.9 1.6C.6 3.2 0 4.8 0 6.6M4.2 3.2", "M19.9 1.6C21.2 3.2 21.8 4.8 21.8 6.6"]}
          bell.and.waves.left.and.right.fill: {strokes: ["M5.92 12.12C5.06 12.12 4.63 11.43 5.14 10.66C6 9.37 6.69 8.6 6.69 6.02C6.69 3.18 8.41 1.2 10.91 1.2C13.4 1.2 15.12 3.18 15.12 6.02C15.12 8.6 15.81 9.37 16.67 10.66C17.18 11.43 16.75 12.12 15.89 12.12Z", "M9.01 12.72A1.89 1.98 0 0 0 12.8 12.72", "M1.9 1.6C.6 3.2 0 4.8 0 6.6M4.2 3.2", "M19.9 1.6C21.2 3.2 21.8 4.8 21.8 6.6"], fills: ["M5.92 12.12C5.06 12.12 4.63 11.43 5.14 10.66C6 9.37 6.69 8.6 6.69 6.02C6.69 3.18 8.41 1.2 10.91 1.2C13.4 1.2 15.12 3.18 15.12 6.02C15.12 8.6 15.81 9.37 16.67 10.66C17.18 11.43 16.75 12.12 15.89 12.12Z", "M9.01 12.72A1.89 1.98 0 0 0 12.8 12.72"]}
          bell.badge: {strokes: ["M9.2.4C8.6.1 7.9 0 7.1 0C4.2 0 2.2 2.3 2.2 5.6C2.2 8.6 1.4 9.5.4 11C-.2 11.9.3 12.7 1.3 12.7H12.9C13.9 12.7 14.4 11.9 13.8 11C12.9 9.7 12.2 8.9 12 6.8", "M4.9 13.4A2.2 2.3 0 0 0 9.3 13.4"], fills: ["M9.2 2.2A3 3 0 0 1 15.2 2.2A3 3 0 0 1 9.2 2.2Z"]}
          bell.badge.circle: {base: bell.badge, inside: circle}
          bell.badge.circle.fill: {base: bell.badge.fill, inside: circle.fill}
          bell.badge.fill: {fills: ["M12.2 6.4c.19 0 .37-.01 .55-.04q.07 1.21 .37 2.05 .25 .67 1.03 1.81 .17 .25 .25 .38 .69 1.03 .18 1.94-.49 .88-1.68 .88H1.3q-1.19 0-1.68-.88-.51-.91 .18-1.94 .08-.13 .25-.38Q.83 9.08 1.08 8.41q.4-1.09 .4-2.81 0-2.75 1.54-4.51Q4.6-.72 7.1-.73q.99 0 1.83 .29C8.35 .28 8 1.2 8 2.2c0 2.32 1.88 4.2 4.2 4.2ZM12.2-.8c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3ZM4.7 14.6H9.5c0 1.22-1.07 2.2-2.4 2.2-1.33 0-2.4-.98-2.4-2.2Z"]}
          bell.badge.slash.fill: {base: bell.badge.fill, slash: true}
          bell.badge.waveform.fill: {base: bell.fill, badge: waveform}
          bell.fill: {strokes: ["M1.3 12.7C.3 12.7-.2 11.9.4 11C1.4 9.5 2.2 8.6 2.2 5.6C2.2 2.3 4.2 0 7.1 0C10 0 12 2.3 12 5.6C12 8.6 12.8 9.5 13.8 11C14.4 11.9 13.9 12.7 12.9 12.7Z"], fills: ["M1.3 12.7C.3 12.7-.2 11.9.4 11C1.4 9.5 2.2 8.6 2.2 5.6C2.2 2.3 4.2 0 7.1 0C10 0 12 2.3 12 5.6C12 8.6 12.8 9.5 13.8 11C14.4 11.9 13.9 12.7 12.9 12.7Z", "M4.7 14.6H9.5A2.4 2.2 0 0 1 4.7 14.6Z"]}
          bell.slash.fill: {base: bell.fill, slash: true}
          bicycle: {strokes: ["M.65 11.4A4.63 4.63 0 0 1 9.91 11.4A4.63 4.63 0 0 1 .65 11.4Z", "M16.97 11.4A4.63 4.63 0 0 1 26.23 11.4A4.63 4.63 0 0 1 16.97 11.4Z", "M21.6 11.4L17.35 .65H14.75", "M7.5 3H10.85M9.25 3.2L12.8 10.2", "M9.97 6.3L5.28 11.4H12.2", "M10.7 6.35L19 5.3M18.7 5.5L14.1 10.3", "M12.3 11.45A1.2 1.2 0 0 1 14.7 11.45A1.2 1.2 0 0 1 12.3 11.45Z", "M4.65 11.4A.63 .63 0 0 1 5.91 11.4A.63 .63 0 0 1 4.65 11.4ZM20.97 11.4A.63 .63 0 0 1 22.23 11.4A.63 .63 0 0 1 20.97 11.4Z"], fills: ["M4.65 11.4A.63 .63 0 0 1 5.91 11.4A.63 .63 0 0 1 4.65 11.4ZM20.97 11.4A.63 .63 0 0 1 22.23 11.4A.63 .63 0 0 1 20.97 11.4Z"], widths: [1.3, 1.3, 1.25, 1.25, 1.2, 1.2, 1.15, 0.84]}
          binoculars: {file: binoculars, height: 16}
          binoculars.fill: {file: binoculars-fill, height: 16}
          birthday.cake: {strokes: ["M1 16V9.4A2.2 2.2 0 0 1 3.2 7.2H14.2A2.2 2.2 0 0 1 16.4 9.4V16M0 16H17.4M1 11.4C2.8 13.6 5 13.6 6.2 11.8C7.6 13.6 9.8 13.6 11.2 11.8C12.4 13.6 14.6 13.6 16.4 11.4M8.7 7.2V3.6"], fills: ["M7.6 1A1.1 1.5 0 0 1 9.8 1A1.1 1.5 0 0 1 7.6 1Z"]}
          bold: {strokes: ["M1 0H5.4C9.4 0 9.4 6.2 5.4 6.2H1ZM1 6.2H6C10.6 6.2 10.6 12.9 6 12.9H1Z"], width: 2.1}
          bolt: {strokes: ["M8.7.3L.3 9.6Q-.4 10.6.8 10.6H5.4L3.6 16.6Q3.5 17.8 4.4 16.9L12.8 7.6Q13.5 6.6 12.3 6.6H7.7L9.5.6Q9.6-.6 8.7.3Z"]}
          bolt.badge.checkmark.fill: {base: bolt.fill, badge: checkmark}
          bolt.badge.clock: {base: bolt, badge: clock.fill}
          bolt.badge.clock.fill: {base: bolt.fill, badge: clock.fill}
          bolt.badge.xmark.fill: {base: bolt.fill, badge: xmark}
          bolt.fill: {strokes: ["M8.7.3L.3 9.6Q-.4 10.6.8 10.6H5.4L3.6 16.6Q3.5 17.8 4.4 16.9L12.8 7.6Q13.5 6.6 12.3 6.6H7.7L9.5.6Q9.6-.6 8.7.3Z"], fills: ["M8.7.3L.3 9.6Q-.4 10.6.8 10.6H5.4L3.6 16.6Q3.5 17.8 4.4 16.9L12.8 7.6Q13.5 6.6 12.3 6.6H7.7L9.5.6Q9.6-.6 8.7.3Z"]}
          bolt.horizontal: {strokes: ["M-.3 8.7L-9.6 .3Q-10.6-.4-10.6 .8L-10.6 5.4L-16.6 3.6Q-17.8 3.5-16.9 4.4L-7.6 12.8Q-6.6 13.5-6.6 12.3L-6.6 7.7L-.6 9.5Q.6 9.6-.3 8.7Z"]}
          bolt.horizontal.fill: {strokes: ["M-.3 8.7L-9.6 .3Q-10.6-.4-10.6 .8L-10.6 5.4L-16.6 3.6Q-17.8 3.5-16.9 4.4L-7.6 12.8Q-6.6 13.5-6.6 12.3L-6.6 7.7L-.6 9.5Q.6 9.6-.3 8.7Z"], fills: ["M-.3 8.7L-9.6 .3Q-10.6-.4-10.6 .8L-10.6 5.4L-16.6 3.6Q-17.8 3.5-16.9 4.4L-7.6 12.8Q-6.6 13.5-6.6 12.3L-6.6 7.7L-.6 9.5Q.6 9.6-.3 8.7Z"]}
          bolt.slash: {base: bolt, slash: true}
          bolt.slash.fill: {base: bolt.fill, slash: true}
          book: {strokes: ["M9.22 2.6C8.2 1.3 6.7 .67 4.9 .67C3.2 .67 1.6 1.25 .67 2.5V14.3C1.6 13.4 3.1 12.95 4.8 12.95C6.6 12.95 8.2 13.5 9.22 14.7C10.24 13.5 11.84 12.95 13.64 12.95C15.34 12.95 16.84 13.4 17.77 14.3V2.5C16.84 1.25 15.24 .67 13.54 .67C11.74 .67 10.24 1.3 9.22 2.6Z", "M9.22 2.6V14.5"], width: 1.33}
          book.closed: {strokes: ["M12 13.4H2.2A2.2 2.2 0 0 0 0 15.1A1.9 1.9 0 0 0 1.9 17H12.6M0 15V2.4A2.4 2.4 0 0 1 2.4 0H10.4A1.8 1.8 0 0 1 12.2 1.8V13.4M11.4 13.4V17", "M3.2.2V13.2"]}
          book.closed.fill: {fills: ["M12.92 1.8V14.4H2.4q-.29 0-.49 .21-.21 .2-.21 .49 0 .29 .21 .49 .2 .21 .49 .21H12.92V17q0 .3-.21 .51-.21 .21-.51 .22H1.9q-1.09 0-1.86-.77-.77-.77-.77-1.86V2.4q0-1.29 .92-2.21Q1.11-.73 2.4-.73h8q1.05 0 1.79 .74 .73 .74 .73 1.79Z"]}
          book.fill: {fills: ["M17.85-.18Q19.12 .3 19.12 1.6V12.2q0 .83-.46 1.24-.51 .45-1.32 .27-.03-.01-.07-.02-1.39-.46-2.87-.46-2.81 0-4.65 1.65V1q0-.06-.01-.12 1.89-1.6 4.66-1.6 1.82 0 3.43 .53 .01 .01 .02 .01ZM8.65 14.88Q6.81 13.23 4 13.23q-1.48 0-2.87 .46-.04 .01-.07 .02-.81 .18-1.32-.27-.47-.41-.47-1.24V1.6Q-.73 .3 .55-.18q.01 0 .02-.01Q2.18-.73 4-.72q2.77 0 4.66 1.6Q8.65 .94 8.65 1V14.88Z"]}
          bookmark: {strokes: ["M0 2.1A2.1 2.1 0 0 1 2.1 0H8.4A2.1 2.1 0 0 1 10.5 2.1V15.3Q10.5 16.5 9.6 15.7L5.25 11.8L.9 15.7Q0 16.5 0 15.3Z"]}
          bookmark.fill: {strokes: ["M0 2.1A2.1 2.1 0 0 1 2.1 0H8.4A2.1 2.1 0 0 1 10.5 2.1V15.3Q10.5 16.5 9.6 15.7L5.25 11.8L.9 15.7Q0 16.5 0 15.3Z"], fills: ["M0 2.1A2.1 2.1 0 0 1 2.1 0H8.4A2.1 2.1 0 0 1 10.5 2.1V15.3Q10.5 16.5 9.6 15.7L5.25 11.8L.9 15.7Q0 16.5 0 15.3Z"]}
          bookmark.slash.fill: {base: bookmark.fill, slash: true}
          books.vertical: {strokes: ["M1.1 0H2.9A1.1 1.1 0 0 1 4 1.1V13.9A1.1 1.1 0 0 1 2.9 15H1.1A1.1 1.1 0 0 1 0 13.9V1.1A1.1 1.1 0 0 1 1.1 0Z", "M5.1 2.4H6.7A1.1 1.1 0 0 1 7.8 3.5V13.9A1.1 1.1 0 0 1 6.7 15H5.1A1.1 1.1 0 0 1 4 13.9V3.5A1.1 1.1 0 0 1 5.1 2.4Z", "M9.53 1.3L11.08 .91A1.1 1.1 0 0 1 12.42 1.72L15.27 13.17A1.1 1.1 0 0 1 14.47 14.5L12.92 14.89A1.1 1.1 0 0 1 11.58 14.08L8.73 2.63A1.1 1.1 0 0 1 9.53 1.3Z"]}
          briefcase: {strokes: ["M2.5 3H14.9A2.5 2.5 0 0 1 17.4 5.5V12.5A2.5 2.5 0 0 1 14.9 15H2.5A2.5 2.5 0 0 1 0 12.5V5.5A2.5 2.5 0 0 1 2.5 3Z", "M5.4 3V1.8A1.8 1.8 0 0 1 7.2 0H10.2A1.8 1.8 0 0 1 12 1.8V3", "M0 8.4H17.4M7.4 8.4V10.4M10 8.4V10.4"]}
          briefcase.fill: {fills: ["M17.18 3.22q.94 .94 .94 2.28V8.35H-.73V5.5q0-1.34 .95-2.28 .94-.94 2.28-.94H4.68V1.8q0-1.05 .73-1.79Q6.15-.73 7.2-.73h3q1.05 0 1.79 .74 .74 .74 .74 1.79v.48H14.9q1.34 0 2.28 .94ZM18.12 9.45V12.5q0 1.34-.94 2.28-.94 .95-2.28 .95H2.5q-1.34 0-2.28-.95-.95-.94-.95-2.28V9.45H18.12ZM11.28 1.8q0-.45-.32-.76-.31-.31-.76-.31l-3-.01q-.45 0-.76 .32-.32 .31-.32 .76v.48h5.16V1.8Z"]}
          bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"]}
          bubble.fill: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"], fills: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"]}
          bubble.left: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"]}
          bubble.left.and.bubble.right: {strokes: ["M13.7 2.9V2.6A2.6 2.6 0 0 0 11.1 0H2.6A2.6 2.6 0 0 0 0 2.6V7.4A2.6 2.6 0 0 0 2.6 10H3.4V11.6Q3.4 12.8 4.4 12L5.6 11", "M11 5.8H19A2.6 2.6 0 0 1 21.6 8.4V12.4A2.6 2.6 0 0 1 19 15H18.2V16.6Q18.2 17.8 17.2 17L14.6 15H11A2.6 2.6 0 0 1 8.4 12.4V8.4A2.6 2.6 0 0 1 11 5.8Z"]}
          bubble.left.and.bubble.right.fill: {fills: ["M22.33 8.4v4q0 1.38-.98 2.35-.97 .98-2.35 .98h-.07v.87q0 1.09-.71 1.37-.64 .26-1.47-.4l-2.4-1.84H11q-1.38 0-2.35-.98-.98-.97-.98-2.35l.01-4q0-1.38 .97-2.35 .97-.97 2.35-.97h8q1.38 0 2.35 .97 .98 .97 .98 2.35ZM11 3.85q-1.88 0-3.22 1.33Q6.45 6.52 6.45 8.4v2.94L4.84 12.57q-.82 .66-1.46 .4-.7-.28-.7-1.37v-.87H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73h8.5q1.38 0 2.35 .98 .97 .97 .97 2.35V3.85H11Z"]}
          bubble.left.and.text.bubble.right: {strokes: ["M13.7 2.9V2.6A2.6 2.6 0 0 0 11.1 0H2.6A2.6 2.6 0 0 0 0 2.6V7.4A2.6 2.6 0 0 0 2.6 10H3.4V11.6Q3.4 12.8 4.4 12L5.6 11", "M11 5.8H19A2.6 2.6 0 0 1 21.6 8.4V12.4A2.6 2.6 0 0 1 19 15H18.2V16.6Q18.2 17.8 17.2 17L14.6 15H11A2.6 2.6 0 0 1 8.4 12.4V8.4A2.6 2.6 0 0 1 11 5.8Z", "M11.6 8.9H18.2M11.6 11.7H16"]}
          bubble.left.and.text.bubble.right.fill: {fills: ["M22.33 12.4q0 1.38-.98 2.35-.97 .98-2.35 .98h-.07v.87q0 1.09-.71 1.37-.64 .26-1.47-.4l-2.4-1.84H11q-1.38 0-2.35-.98-.98-.97-.98-2.35l.01-4q0-1.38 .97-2.35 .97-.97 2.35-.97h8q1.38 0 2.35 .97 .98 .97 .98 2.35v4ZM11 3.85q-1.88 0-3.22 1.33Q6.45 6.52 6.45 8.4v2.94L4.84 12.57q-.82 .66-1.46 .4-.7-.28-.7-1.37v-.87H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73h8.5q1.38 0 2.35 .98 .97 .97 .97 2.35V3.85H11ZM11.6 8.25q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h6.6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H11.6ZM11.6 11.05q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H16q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H11.6Z"]}
          bubble.left.fill: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"], fills: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"]}
          bubble.middle.bottom: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.4A3 3 0 0 1 14.6 12.4H11.2L9.6 14.6Q8.8 15.6 8 14.6L6.4 12.4H3A3 3 0 0 1 0 9.4V3A3 3 0 0 1 3 0Z"]}
          bubble.middle.bottom.fill: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.4A3 3 0 0 1 14.6 12.4H11.2L9.6 14.6Q8.8 15.6 8 14.6L6.4 12.4H3A3 3 0 0 1 0 9.4V3A3 3 0 0 1 3 0Z"], fills: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.4A3 3 0 0 1 14.6 12.4H11.2L9.6 14.6Q8.8 15.6 8 14.6L6.4 12.4H3A3 3 0 0 1 0 9.4V3A3 3 0 0 1 3 0Z"]}
          bubble.right: {strokes: ["M-3 0L-14.6 0A3 3 0 0 0-17.6 3L-17.6 9.7A3 3 0 0 0-14.6 12.7L-8.7 12.7L-5.4 15.6Q-4.2 16.5-4.2 15.1L-4.2 12.7L-3 12.7A3 3 0 0 0 0 9.7L0 3A3 3 0 0 0-3 0Z"]}
          bubble.right.fill: {strokes: ["M-3 0L-14.6 0A3 3 0 0 0-17.6 3L-17.6 9.7A3 3 0 0 0-14.6 12.7L-8.7 12.7L-5.4 15.6Q-4.2 16.5-4.2 15.1L-4.2 12.7L-3 12.7A3 3 0 0 0 0 9.7L0 3A3 3 0 0 0-3 0Z"], fills: ["M-3 0L-14.6 0A3 3 0 0 0-17.6 3L-17.6 9.7A3 3 0 0 0-14.6 12.7L-8.7 12.7L-5.4 15.6Q-4.2 16.5-4.2 15.1L-4.2 12.7L-3 12.7A3 3 0 0 0 0 9.7L0 3A3 3 0 0 0-3 0Z"]}
          building: {strokes: ["M1.8 0H9.8A1.8 1.8 0 0 1 11.6 1.8V14.6A1.8 1.8 0 0 1 9.8 16.4H1.8A1.8 1.8 0 0 1 0 14.6V1.8A1.8 1.8 0 0 1 1.8 0Z", "M4.4 16V13.2Q4.4 12.4 5.2 12.4H6.4Q7.2 12.4 7.2 13.2V16"], fills: ["M2.55 2.55H3.45A.4 .4 0 0 1 3.85 2.95V3.85A.4 .4 0 0 1 3.45 4.25H2.55A.4 .4 0 0 1 2.15 3.85V2.95A.4 .4 0 0 1 2.55 2.55Z", "M2.55 5.55H3.45A.4 .4 0 0 1 3.85 5.95V6.85A.4 .4 0 0 1 3.45 7.25H2.55A.4 .4 0 0 1 2.15 6.85V5.95A.4 .4 0 0 1 2.55 5.55Z", "M2.55 8.55H3.45A.4 .4 0 0 1 3.85 8.95V9.85A.4 .4 0 0 1 3.45 10.25H2.55A.4 .4 0 0 1 2.15 9.85V8.95A.4 .4 0 0 1 2.55 8.55Z", "M5.35 2.55H6.25A.4 .4 0 0 1 6.65 2.95V3.85A.4 .4 0 0 1 6.25 4.25H5.35A.4 .4 0 0 1 4.95 3.85V2.95A.4 .4 0 0 1 5.35 2.55Z", "M5.35 5.55H6.25A.4 .4 0 0 1 6.65 5.95V6.85A.4 .4 0 0 1 6.25 7.25H5.35A.4 .4 0 0 1 4.95 6.85V5.95A.4 .4 0 0 1 5.35 5.55Z", "M5.35 8.55H6.25A.4 .4 0 0 1 6.65 8.95V9.85A.4 .4 0 0 1 6.25 10.25H5.35A.4 .4 0 0 1 4.95 9.85V8.95A.4 .4 0 0 1 5.35 8.55Z", "M8.15 2.55H9.05A.4 .4 0 0 1 9.45 2.95V3.85A.4 .4 0 0 1 9.05 4.25H8.15A.4 .4 0 0 1 7.75 3.85V2.95A.4 .4 0 0 1 8.15 2.55Z", "M8.15 5.55H9.05A.4 .4 0 0 1 9.45 5.95V6.85A.4 .4 0 0 1 9.05 7.25H8.15A.4 .4 0 0 1 7.75 6.85V5.95A.4 .4 0 0 1 8.15 5.55Z", "M8.15 8.55H9.05A.4 .4 0 0 1 9.45 8.95V9.85A.4 .4 0 0 1 9.05 10.25H8.15A.4 .4 0 0 1 7.75 9.85V8.95A.4 .4 0 0 1 8.15 8.55Z"]}
          building.2: {strokes: ["M0 16V1.8A1.8 1.8 0 0 1 1.8 0H7.2A1.8 1.8 0 0 1 9 1.8V16", "M9 5.6H14A1.8 1.8 0 0 1 15.8 7.4V14.2A1.8 1.8 0 0 1 14 16H0", "M3 3.6H6M3 6.8H6M3 10H6M12 9H13M12 12H13"]}
          building.columns: {strokes: ["M0 15.4H17.4M1 13H16.4M3 6.4V13M6.8 6.4V13M10.6 6.4V13M14.4 6.4V13", "M.6 5.4L8.7 0L16.8 5.4Q17.2 6.2 16.2 6.2H1.2Q.2 6.2.6 5.4Z"]}
          building.fill: {file: building-fill, height: 17}
          bus: {file: bus-front, height: 16.5}
          bus.fill: {file: bus-front-fill, height: 16.5}
          c.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M2.6 2.34A3.5 3.5 0 1 1 2.6-2.34"]}
          c.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM1 4.18q1.3-.31 2.19-1.31 .23-.24 .21-.57-.02-.33-.27-.55-.24-.23-.57-.21-.33 .02-.55 .27-.57 .62-1.38 .82-.82 .19-1.6-.11-.78-.3-1.26-.99Q-2.7 .84-2.7 0q0-.84 .47-1.53 .48-.69 1.26-.99 .78-.3 1.6-.11 .81 .2 1.38 .82 .22 .25 .55 .27 .33 .02 .57-.21 .25-.22 .27-.55 .02-.33-.21-.57Q2.3-3.87 1-4.18-.3-4.49-1.54-4.01-2.79-3.54-3.55-2.44-4.3-1.34-4.3 0q0 1.34 .75 2.44 .76 1.1 2.01 1.57Q-.3 4.49 1 4.18Z"]}
          cable.connector: {file: usb-plug, height: 17}
          calendar: {strokes: ["M2.9 0H13.1A2.9 2.9 0 0 1 16 2.9V12A2.9 2.9 0 0 1 13.1 14.9H2.9A2.9 2.9 0 0 1 0 12V2.9A2.9 2.9 0 0 1 2.9 0Z", "M0 4.1H16"], fills: ["M6.05 6.15H6.75A.5 .5 0 0 1 7.25 6.65V7.35A.5 .5 0 0 1 6.75 7.85H6.05A.5 .5 0 0 1 5.55 7.35V6.65A.5 .5 0 0 1 6.05 6.15Z", "M9.25 6.15H9.95A.5 .5 0 0 1 10.45 6.65V7.35A.5 .5 0 0 1 9.95 7.85H9.25A.5 .5 0 0 1 8.75 7.35V6.65A.5 .5 0 0 1 9.25 6.15Z", "M12.45 6.15H13.15A.5 .5 0 0 1 13.65 6.65V7.35A.5 .5 0 0 1 13.15 7.85H12.45A.5 .5 0 0 1 11.95 7.35V6.65A.5 .5 0 0 1 12.45 6.15Z", "M2.85 8.85H3.55A.5 .5 0 0 1 4.05 9.35V10.05A.5 .5 0 0 1 3.55 10.55H2.85A.5 .5 0 0 1 2.35 10.05V9.35A.5 .5 0 0 1 2.85 8.85Z", "M6.05 8.85H6.75A.5 .5 0 0 1 7.25 9.35V10.05A.5 .5 0 0 1 6.75 10.55H6.05A.5 .5 0 0 1 5.55 10.05V9.35A.5 .5 0 0 1 6.05 8.85Z", "M9.25 8.85H9.95A.5 .5 0 0 1 10.45 9.35V10.05A.5 .5 0 0 1 9.95 10.55H9.25A.5 .5 0 0 1 8.75 10.05V9.35A.5 .5 0 0 1 9.25 8.85Z", "M12.45 8.85H13.15A.5 .5 0 0 1 13.65 9.35V10.05A.5 .5 0 0 1 13.15 10.55H12.45A.5 .5 0 0 1 11.95 10.05V9.35A.5 .5 0 0 1 12.45 8.85Z", "M2.85 11.45H3.55A.5 .5 0 0 1 4.05 11.95V12.65A.5 .5 0 0 1 3.55 13.15H2.85A.5 .5 0 0 1 2.35 12.65V11.95A.5 .5 0 0 1 2.85 11.45Z", "M6.05 11.45H6.75A.5 .5 0 0 1 7.25 11.95V12.65A.5 .5 0 0 1 6.75 13.15H6.05A.5 .5 0 0 1 5.55 12.65V11.95A.5 .5 0 0 1 6.05 11.45Z", "M9.25 11.45H9.95A.5 .5 0 0 1 10.45 11.95V12.65A.5 .5 0 0 1 9.95 13.15H9.25A.5 .5 0 0 1 8.75 12.65V11.95A.5 .5 0 0 1 9.25 11.45Z"]}
          calendar.badge.clock: {base: calendar, badge: clock.fill}
          calendar.badge.minus: {base: calendar, badge: minus}
          calendar.badge.plus: {base: calendar, badge: plus}
          camera: {strokes: ["M2.6 2.6H4.5C5.1 2.6 5.5 2.4 5.8 1.9L6.4.9C6.8.3 7.3 0 8.1 0H11.3C12.1 0 12.6.3 13 .9L13.6 1.9C13.9 2.4 14.3 2.6 14.9 2.6H16.8A2.6 2.6 0 0 1 19.4 5.2V12.2A2.6 2.6 0 0 1 16.8 14.8H2.6A2.6 2.6 0 0 1 0 12.2V5.2A2.6 2.6 0 0 1 2.6 2.6Z", "M6 8.5A3.7 3.7 0 0 1 13.4 8.5A3.7 3.7 0 0 1 6 8.5Z"], fills: ["M15.15 5.9A.85 .85 0 0 1 16.85 5.9A.85 .85 0 0 1 15.15 5.9Z"]}
          camera.badge.clock: {base: camera, badge: clock.fill}
          camera.badge.clock.fill: {base: camera.fill, badge: clock.fill}
          camera.badge.ellipsis.fill: {base: camera.fill, badge: ellipsis}
          camera.fill: {fills: ["M5.78 .53Q5.79 .51 5.8 .5 6.61-.72 8.1-.72l3.2-.01q1.49 0 2.3 1.23 .01 .01 .02 .03l.6 1q.21 .35 .68 .35h1.9q1.38 0 2.35 .97 .97 .97 .97 2.35v7q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35l-.01-7q0-1.38 .98-2.35 .97-.98 2.35-.97H4.5q.47 0 .68-.35l.6-1ZM12.92 5.28Q11.58 3.95 9.7 3.95q-1.88 0-3.22 1.33Q5.15 6.62 5.15 8.5q0 1.88 1.33 3.22 1.34 1.33 3.22 1.33 1.88 0 3.22-1.33 1.33-1.34 1.33-3.22 0-1.88-1.33-3.22ZM12 10.8q-.95 .95-2.3 .95-1.35 0-2.3-.95-.95-.95-.95-2.3 0-1.35 .95-2.3 .95-.95 2.3-.95 1.35 0 2.3 .95 .95 .95 .95 2.3 0 1.35-.95 2.3ZM16.85 5.7c0-.47-.38-.85-.85-.85-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85 .47 0 .85-.38 .85-.85Z"]}
          camera.filters: {strokes: ["M-4.7-3.2A4.7 4.7 0 0 1 4.7-3.2A4.7 4.7 0 0 1-4.7-3.2Z", "M-8.1 2.6A4.7 4.7 0 0 1 1.3 2.6A4.7 4.7 0 0 1-8.1 2.6Z", "M-1.3 2.6A4.7 4.7 0 0 1 8.1 2.6A4.7 4.7 0 0 1-1.3 2.6Z"]}
          camera.macro: {file: flower1, height: 17}
          camera.viewfinder: {strokes: ["M0 4.2V2.6A2.6 2.6 0 0 1 2.6 0H4.4M12.6 0H14.4A2.6 2.6 0 0 1 17 2.6V4.2M17 12.8V14.4A2.6 2.6 0 0 1 14.4 17H12.6M4.4 17H2.6A2.6 2.6 0 0 1 0 14.4V12.8", "M4.6 6H6.2L7 4.8H10L10.8 6H12.4Q13.4 6 13.4 7V11Q13.4 12 12.4 12H4.6Q3.6 12 3.6 11V7Q3.6 6 4.6 6Z", "M6.9 8.9A1.6 1.6 0 0 1 10.1 8.9A1.6 1.6 0 0 1 6.9 8.9Z"]}
          capslock: {strokes: ["M7.35 .62Q8 0 8.65 .62L15.15 6.78Q15.8 7.4 14.9 7.4L12.1 7.4Q11.8 7.4 11.8 7.7L11.8 9.5Q11.8 10.4 10.9 10.4L5.1 10.4Q4.2 10.4 4.2 9.5L4.2 7.7Q4.2 7.4 3.9 7.4L1.1 7.4Q.2 7.4 .85 6.78Z", "M5 13.2H11A.8 .8 0 0 1 11.8 14V15A.8 .8 0 0 1 11 15.8H5A.8 .8 0 0 1 4.2 15V14A.8 .8 0 0 1 5 13.2Z"]}
          capslock.fill: {strokes: ["M7.35 .62Q8 0 8.65 .62L15.15 6.78Q15.8 7.4 14.9 7.4L12.1 7.4Q11.8 7.4 11.8 7.7L11.8 9.5Q11.8 10.4 10.9 10.4L5.1 10.4Q4.2 10.4 4.2 9.5L4.2 7.7Q4.2 7.4 3.9 7.4L1.1 7.4Q.2 7.4 .85 6.78Z", "M5 13.2H11A.8 .8 0 0 1 11.8 14V15A.8 .8 0 0 1 11 15.8H5A.8 .8 0 0 1 4.2 15V14A.8 .8 0 0 1 5 13.2Z"], fills: ["M7.35 .62Q8 0 8.65 .62L15.15 6.78Q15.8 7.4 14.9 7.4L12.1 7.4Q11.8 7.4 11.8 7.7L11.8 9.5Q11.8 10.4 10.9 10.4L5.1 10.4Q4.2 10.4 4.2 9.5L4.2 7.7Q4.2 7.4 3.9 7.4L1.1 7.4Q.2 7.4 .85 6.78Z", "M5 13.2H11A.8 .8 0 0 1 11.8 14V15A.8 .8 0 0 1 11 15.8H5A.8 .8 0 0 1 4.2 15V14A.8 .8 0 0 1 5 13.2Z"]}
          capsule: {strokes: ["M5.5 0H12.9A5.5 5.5 0 0 1 18.4 5.5V5.5A5.5 5.5 0 0 1 12.9 11H5.5A5.5 5.5 0 0 1 0 5.5V5.5A5.5 5.5 0 0 1 5.5 0Z"]}
          capsule.fill: {strokes: ["M5.5 0H12.9A5.5 5.5 0 0 1 18.4 5.5V5.5A5.5 5.5 0 0 1 12.9 11H5.5A5.5 5.5 0 0 1 0 5.5V5.5A5.5 5.5 0 0 1 5.5 0Z"], fills: ["M5.5 0H12.9A5.5 5.5 0 0 1 18.4 5.5V5.5A5.5 5.5 0 0 1 12.9 11H5.5A5.5 5.5 0 0 1 0 5.5V5.5A5.5 5.5 0 0 1 5.5 0Z"]}
          captions.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M3.8 5.2H7M9.6 5.2H13.8M3.8 8.6H9.2M11.8 8.6H13.8"]}
          captions.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM9.71 8.09q-.21-.21-.51-.21H3.8q-.3 0-.51 .21-.22 .21-.22 .51 0 .3 .22 .51 .21 .21 .51 .22H9.2q.3-.01 .51-.22 .21-.21 .21-.51 0-.3-.21-.51ZM14.31 4.69q-.21-.22-.51-.22H9.6q-.3 0-.51 .22-.21 .21-.21 .51 0 .3 .21 .51 .21 .22 .51 .22h4.2q.3 0 .51-.22 .21-.21 .22-.51-.01-.3-.22-.51ZM7.51 4.69Q7.3 4.47 7 4.47H3.8q-.3 0-.51 .22-.22 .21-.22 .51 0 .3 .22 .51 .21 .22 .51 .22H7q.3 0 .51-.22 .21-.21 .21-.51 0-.3-.21-.51ZM14.31 8.09q-.21-.21-.51-.21h-2q-.3 0-.51 .21-.21 .21-.21 .51 0 .3 .21 .51 .21 .21 .51 .22h2q.3-.01 .51-.22 .21-.21 .22-.51-.01-.3-.22-.51Z"]}
          car: {file: car-front, height: 15.5}
          car.fill: {file: car-front-fill, height: 15.5}
          cart: {strokes: ["M0 0H1.6Q2.7 0 3 1.1L5.2 9.9Q5.5 11 6.6 11H15.2M3.6 3H16.2Q17.4 3 17.1 4.2L16 7.6Q15.7 8.6 14.6 8.6H5.2"], fills: ["M5.3 13.8A1.5 1.5 0 0 1 8.3 13.8A1.5 1.5 0 0 1 5.3 13.8Z", "M12.5 13.8A1.5 1.5 0 0 1 15.5 13.8A1.5 1.5 0 0 1 12.5 13.8Z"]}
          cart.badge.plus: {base: cart, badge: plus}
          cart.fill: {strokes: ["M0 0H1.6Q2.7 0 3 1.1L5.2 9.9Q5.5 11 6.6 11H15.2", "M3.6 3H16.2Q17.4 3 17.1 4.2L16 7.6Q15.7 8.6 14.6 8.6H5Z"], fills: ["M3.6 3H16.2Q17.4 3 17.1 4.2L16 7.6Q15.7 8.6 14.6 8.6H5Z", "M5.3 13.8A1.5 1.5 0 0 1 8.3 13.8A1.5 1.5 0 0 1 5.3 13.8Z", "M12.5 13.8A1.5 1.5 0 0 1 15.5 13.8A1.5 1.5 0 0 1 12.5 13.8Z"]}
          case: {strokes: ["M2.5 3H14.9A2.5 2.5 0 0 1 17.4 5.5V12.5A2.5 2.5 0 0 1 14.9 15H2.5A2.5 2.5 0 0 1 0 12.5V5.5A2.5 2.5 0 0 1 2.5 3Z", "M5.4 3V1.8A1.8 1.8 0 0 1 7.2 0H10.2A1.8 1.8 0 0 1 12 1.8V3"]}
          case.fill: {strokes: ["M2.5 3H14.9A2.5 2.5 0 0 1 17.4 5.5V12.5A2.5 2.5 0 0 1 14.9 15H2.5A2.5 2.5 0 0 1 0 12.5V5.5A2.5 2.5 0 0 1 2.5 3Z", "M5.4 3V1.8A1.8 1.8 0 0 1 7.2 0H10.2A1.8 1.8 0 0 1 12 1.8V3"], fills: ["M2.5 3H14.9A2.5 2.5 0 0 1 17.4 5.5V12.5A2.5 2.5 0 0 1 14.9 15H2.5A2.5 2.5 0 0 1 0 12.5V5.5A2.5 2.5 0 0 1 2.5 3Z"]}
          cellularbars: {fills: ["M1 8H2A1 1 0 0 1 3 9V11A1 1 0 0 1 2 12H1A1 1 0 0 1 0 11V9A1 1 0 0 1 1 8Z", "M5.7 5.6H6.7A1 1 0 0 1 7.7 6.6V11A1 1 0 0 1 6.7 12H5.7A1 1 0 0 1 4.7 11V6.6A1 1 0 0 1 5.7 5.6Z", "M10.4 2.8H11.4A1 1 0 0 1 12.4 3.8V11A1 1 0 0 1 11.4 12H10.4A1 1 0 0 1 9.4 11V3.8A1 1 0 0 1 10.4 2.8Z", "M15.1 0H16.1A1 1 0 0 1 17.1 1V11A1 1 0 0 1 16.1 12H15.1A1 1 0 0 1 14.1 11V1A1 1 0 0 1 15.1 0Z"]}
          character: {strokes: ["M0 12.6L4.9 0L9.8 12.6M1.7 8.4H8.1"]}
          character.book.closed: {strokes: ["M12 13.4H2.2A2.2 2.2 0 0 0 0 15.1A1.9 1.9 0 0 0 1.9 17H12.6M0 15V2.4A2.4 2.4 0 0 1 2.4 0H10.4A1.8 1.8 0 0 1 12.2 1.8V13.4M11.4 13.4V17", "M3.9 9.9L6.35 3.6L8.8 9.9M4.75 7.8L7.95 7.8"]}
          character.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M5.9 10.01L8.74 2.7L11.58 10.01M6.89 7.57L10.6 7.57"]}
          character.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM8.45 2.04q-.28 .12-.39 .4L5.22 9.75q-.1 .28 .02 .55 .12 .28 .4 .39 .28 .1 .55-.02 .28-.12 .39-.4L7.34 8.3h2.8l.76 1.97q.11 .28 .39 .4 .27 .12 .55 .02 .28-.11 .4-.39 .12-.27 .02-.55L9.42 2.44Q9.3 2.14 9 2.02q-.28-.1-.55 .02ZM7.91 6.85L8.74 4.7l.83 2.15H7.91Z"]}
          character.cursor.ibeam: {strokes: ["M0 12.43L3.82 2.6L7.64 12.43M1.33 9.15L6.32 9.15", "M9.8-.6Q11.4-.6 11.4.8V14.4Q11.4 15.8 9.8 15.8M13-.6Q11.4-.6 11.4.8M11.4 14.4Q11.4 15.8 13 15.8"]}
          character.textbox: {strokes: ["M2.7 0H14.3A2.7 2.7 0 0 1 17 2.7V11.7A2.7 2.7 0 0 1 14.3 14.4H2.7A2.7 2.7 0 0 1 0 11.7V2.7A2.7 2.7 0 0 1 2.7 0Z", "M3.4 10.76L6.14 3.7L8.89 10.76M4.35 8.4L7.94 8.4", "M12.6 3.9V10.5"]}
          chart.bar: {strokes: ["M1 7.4H2.6A1 1 0 0 1 3.6 8.4V14A1 1 0 0 1 2.6 15H1A1 1 0 0 1 0 14V8.4A1 1 0 0 1 1 7.4Z", "M7 3.6H8.6A1 1 0 0 1 9.6 4.6V14A1 1 0 0 1 8.6 15H7A1 1 0 0 1 6 14V4.6A1 1 0 0 1 7 3.6Z", "M13 0H14.6A1 1 0 0 1 15.6 1V14A1 1 0 0 1 14.6 15H13A1 1 0 0 1 12 14V1A1 1 0 0 1 13 0Z"]}
          chart.bar.fill: {fills: ["M1.2 7.6H3.4A1.2 1.2 0 0 1 4.6 8.8V14.6A1.2 1.2 0 0 1 3.4 15.8H1.2A1.2 1.2 0 0 1 0 14.6V8.8A1.2 1.2 0 0 1 1.2 7.6Z", "M7.4 3.6H9.6A1.2 1.2 0 0 1 10.8 4.8V14.6A1.2 1.2 0 0 1 9.6 15.8H7.4A1.2 1.2 0 0 1 6.2 14.6V4.8A1.2 1.2 0 0 1 7.4 3.6Z", "M13.6 0H15.8A1.2 1.2 0 0 1 17 1.2V14.6A1.2 1.2 0 0 1 15.8 15.8H13.6A1.2 1.2 0 0 1 12.4 14.6V1.2A1.2 1.2 0 0 1 13.6 0Z"]}
          chart.line.uptrend.xyaxis: {strokes: ["M0 0V12.6A1.6 1.6 0 0 0 1.6 14.2H17", "M3.4 10L7.2 6L10 8.6L15 2.8M11.8 2.6H15.2V6"]}
          chart.pie: {strokes: ["M-1-6.6A7 7 0 1 0 6 1H-1Z", "M1.6-9A7 7 0 0 1 8.6-2H1.6Z"]}
          chart.pie.fill: {strokes: ["M-1-6.6A7 7 0 1 0 6 1H-1Z", "M1.6-9A7 7 0 0 1 8.6-2H1.6Z"], fills: ["M-1-6.6A7 7 0 1 0 6 1H-1Z", "M1.6-9A7 7 0 0 1 8.6-2H1.6Z"]}
          chart.xyaxis.line: {strokes: ["M0 0V12.6A1.6 1.6 0 0 0 1.6 14.2H17", "M3.4 10L7.2 5L10.4 8L15.2 2.4"]}
          checklist: {strokes: ["M8.4 1.6H17.4M8.4 7.2H17.4M8.4 12.8H17.4", "M0 1.6L1.8 3.6L5 0M0 7.2L1.8 9.2L5 5.6M0 12.8L1.8 14.8L5 11.2"]}
          checklist.unchecked: {strokes: ["M8.4 2H17.4M8.4 7.6H17.4M8.4 13.2H17.4", "M.3 2A1.9 1.9 0 0 1 4.1 2A1.9 1.9 0 0 1 .3 2Z", "M.3 7.6A1.9 1.9 0 0 1 4.1 7.6A1.9 1.9 0 0 1 .3 7.6Z", "M.3 13.2A1.9 1.9 0 0 1 4.1 13.2A1.9 1.9 0 0 1 .3 13.2Z"], flips: true}
          checkmark: {strokes: ["M0 5.8L4.45 10.8L11.3 0"], width: 1.58}
          checkmark.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M5.8 6.7L7.9 9.2L11.9 3.6"]}
          checkmark.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM11.31 3.18L7.85 8.02 6.36 6.23q-.2-.23-.5-.25-.3-.03-.53 .16-.23 .2-.25 .5-.03 .3 .16 .53l2.1 2.5q.2 .23 .5 .25 .3 .03 .53-.16 .07-.06 .12-.14l4-5.6q.17-.24 .13-.54-.05-.3-.3-.47-.24-.17-.54-.13-.3 .05-.47 .3Z"]}
          checkmark.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.3 .5L-.9 3.3L3.3-3.3"], widths: [1.4, 1.3]}
          checkmark.circle.badge.questionmark.fill: {base: checkmark.circle.fill, badge: questionmark}
          checkmark.circle.badge.xmark.fill: {base: checkmark.circle.fill, badge: xmark}
          checkmark.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-1.08 1.98l-1.71-2q-.22-.25-.55-.28-.33-.02-.58 .19-.25 .22-.28 .55-.02 .33 .19 .58l2.4 2.8q.22 .25 .55 .28 .33 .02 .58-.19 .08-.07 .15-.17l4.4-6.6q.18-.27 .11-.6-.06-.32-.34-.51-.27-.18-.6-.11-.32 .06-.51 .34L-1.08 1.98Z"]}
          checkmark.icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z", "M6.6 7.4L8.8 9.8L12.6 4.8"]}
          checkmark.icloud.fill: {fills: ["M.4 5.35Q1.35 4.21 2.81 3.8 3.38 1.89 4.92 .66 6.66-.73 9-.73q2.48 0 4.3 1.45 1.6 1.26 2.18 3.22 1.78 .27 2.97 1.44 1.38 1.36 1.38 3.32 0 2.11-1.5 3.48-1.46 1.35-3.63 1.35H4.7q-2.31 0-3.85-1.41Q-.73 10.69-.73 8.5-.73 6.68 .4 5.35ZM12.08 4.41L8.75 8.79 7.08 6.96q-.18-.2-.45-.21-.27-.01-.47 .17-.2 .18-.21 .45-.01 .27 .17 .47l2.2 2.4q.18 .2 .45 .21 .27 .01 .47-.17 .04-.04 .08-.09l3.8-5q.16-.21 .12-.48-.03-.26-.25-.43-.21-.16-.48-.12-.26 .03-.43 .25Z"]}
          checkmark.message: {strokes: ["M8.9 0C13.9 0 17.6 3.1 17.6 7.1C17.6 11.2 13.9 14.3 8.9 14.3C8.2 14.3 7.5 14.2 6.8 14.1C5.6 15.1 4.1 15.8 2.6 15.9C2.2 15.9 2.1 15.5 2.4 15.2C3 14.4 3.3 13.5 3.3 12.7C1.2 11.4 0 9.4 0 7.1C0 3.1 3.9 0 8.9 0Z", "M5.6 7.4L7.8 10L12 4.2"]}
          checkmark.message.fill: {fills: ["M18.33 7.1q0 1.68-.74 3.17-.7 1.45-2 2.53-2.69 2.23-6.69 2.23-.67 0-1.89-.17-2.05 1.61-4.36 1.76-.03 0-.05 0-.37 0-.65-.19-.31-.21-.41-.58-.17-.61 .31-1.12 .59-.81 .7-1.65-1.47-1.01-2.31-2.44Q-.72 9.02-.72 7.1-.73 5.45 .04 3.97 .78 2.55 2.12 1.48 4.89-.72 8.9-.73q3.99 0 6.69 2.22 1.29 1.07 2 2.49 .74 1.47 .74 3.12ZM11.47 3.82L7.76 8.95 6.1 6.98q-.18-.21-.45-.23-.26-.02-.47 .15-.21 .18-.23 .45-.02 .26 .15 .47l2.2 2.6q.18 .21 .45 .23 .26 .02 .47-.15 .06-.05 .11-.12l4.2-5.8q.15-.22 .11-.48-.04-.27-.26-.43-.22-.15-.48-.11-.27 .04-.43 .26Z"]}
          checkmark.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V10.3A2.7 2.7 0 0 1 15.7 13H2.7A2.7 2.7 0 0 1 0 10.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M6.2 6.8L8.4 9.4L12.4 3.8"]}
          checkmark.rectangle.fill: {fills: ["M19.12 2.7v7.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM11.87 3.42L8.36 8.34 6.7 6.38q-.18-.21-.45-.23-.26-.02-.47 .15-.21 .18-.23 .45-.02 .26 .15 .47l2.2 2.6q.18 .21 .45 .23 .26 .02 .47-.15 .06-.06 .11-.12l4-5.6q.16-.22 .11-.49-.04-.26-.26-.42-.22-.16-.49-.11-.26 .04-.42 .26Z"]}
          checkmark.seal: {strokes: ["M-2.79-6.74A3.13 3.13 0 0 1 2.79-6.74A3.13 3.13 0 0 1 6.74-2.79A3.13 3.13 0 0 1 6.74 2.79A3.13 3.13 0 0 1 2.79 6.74A3.13 3.13 0 0 1-2.79 6.74A3.13 3.13 0 0 1-6.74 2.79A3.13 3.13 0 0 1-6.74-2.79A3.13 3.13 0 0 1-2.79-6.74Z", "M-3.3.5L-1 3.2L3.3-3.3"]}
          checkmark.seal.fill: {fills: ["M2.02-8.61q.67 .42 1.11 1.04 .76-.13 1.53 .05 1.06 .26 1.83 1.03 .77 .77 1.03 1.83 .18 .77 .05 1.53 .62 .44 1.04 1.11Q9.18-1.09 9.18 0q0 1.09-.57 2.02-.42 .67-1.04 1.11 .13 .76-.05 1.53-.26 1.06-1.03 1.83-.77 .77-1.83 1.03-.77 .18-1.53 .05-.44 .62-1.11 1.04Q1.09 9.18 0 9.18q-1.09 0-2.02-.57-.67-.42-1.11-1.04-.76 .13-1.53-.05-1.06-.26-1.83-1.03-.77-.77-1.03-1.83-.18-.77-.05-1.53-.62-.44-1.04-1.11-.57-.93-.57-2.02 0-1.09 .57-2.02 .42-.67 1.04-1.11-.13-.76 .05-1.53 .26-1.06 1.03-1.83 .77-.77 1.83-1.03 .77-.18 1.53-.05 .44-.62 1.11-1.04 .93-.57 2.02-.57 1.09 0 2.02 .57ZM2.63-3.74L-1.08 1.87-2.69-.02q-.22-.25-.55-.28-.33-.02-.58 .19-.25 .22-.28 .55-.02 .33 .19 .58l2.3 2.7q.22 .25 .55 .28 .33 .02 .58-.19 .08-.07 .15-.17l4.3-6.5q.18-.27 .11-.6-.06-.32-.34-.51-.27-.18-.6-.11-.32 .06-.51 .34Z"]}
          checkmark.shield: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z", "M4.2 8.6L6.4 11.1L10.3 5.6"]}
          checkmark.shield.fill: {fills: ["M14.63 1.98q.49 .54 .49 1.42V8q0 6.3-7.04 9.27-.02 .01-.05 .02-.83 .27-1.66 0-.03-.01-.05-.02Q-.73 14.3-.73 8V3.4q0-.88 .5-1.42 .49-.53 1.36-.6Q4.36 1.09 6-.42q.51-.51 1.2-.51 .69 0 1.2 .51 1.64 1.51 4.86 1.8 .88 .07 1.37 .6ZM9.65 5.14L6.33 9.81 4.8 8.07q-.22-.25-.55-.27-.33-.02-.58 .2-.25 .22-.27 .55-.02 .33 .2 .58l2.2 2.5q.22 .25 .55 .27 .33 .02 .58-.2 .07-.06 .12-.14l3.9-5.5q.19-.27 .14-.59-.06-.33-.33-.52-.27-.19-.59-.14-.33 .06-.52 .33Z"]}
          checkmark.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-3.4.5L-1 3.3L3.4-3.3"]}
          checkmark.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-1.08 1.98l-1.71-2q-.22-.25-.55-.28-.33-.02-.58 .19-.25 .22-.28 .55-.02 .33 .19 .58l2.4 2.8q.22 .25 .55 .28 .33 .02 .58-.19 .08-.07 .15-.17l4.4-6.6q.18-.27 .11-.6-.06-.32-.34-.51-.27-.18-.6-.11-.32 .06-.51 .34L-1.08 1.98Z"]}
          chevron.backward: {strokes: ["M6.5 0L0 6.3L6.5 12.6"], width: 1.6, flips: true}
          chevron.backward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M1.5 3.4L-1.9 0L1.5-3.4"], flips: true}
          chevron.backward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.47 .57l3.4 3.4q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L-.77 0 2.07-2.83q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23l-3.4 3.4Q-2.7-.33-2.7 0q0 .33 .23 .57Z"], flips: true}
          chevron.compact.down: {strokes: ["M0 0L8 3.4L16 0"]}
          chevron.compact.left: {strokes: ["M3.4 0L0 7L3.4 14"]}
          chevron.compact.right: {strokes: ["M0 0L3.4 7L0 14"]}
          chevron.compact.up: {strokes: ["M0 3.4L8 0L16 3.4"]}
          chevron.down: {strokes: ["M0 0L6.3 6.5L12.6 0"], width: 1.6}
          chevron.down.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M3.4-1.5L0 1.9L-3.4-1.5"]}
          chevron.down.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.57 2.47l3.4-3.4q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23L0 .77-2.83-2.07q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57l3.4 3.4Q-.33 2.7 0 2.7q.33 0 .57-.23Z"]}
          chevron.forward: {strokes: ["M0 0L6.5 6.3L0 12.6"], width: 1.6, flips: true}
          chevron.forward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.5-3.4L1.9 0L-1.5 3.4"], flips: true}
          chevron.forward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM2.47-.57l-3.4-3.4q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L.77 0-2.07 2.83q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23l3.4-3.4Q2.7 .33 2.7 0q0-.33-.23-.57Z"], flips: true}
          chevron.left: {strokes: ["M6.5 0L0 6.3L6.5 12.6"], width: 1.6}
          chevron.left.2: {strokes: ["M5.6 0L0 6L5.6 12", "M11.8 0L6.2 6L11.8 12"]}
          chevron.left.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M1.5 3.4L-1.9 0L1.5-3.4"]}
          chevron.left.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.47 .57l3.4 3.4q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L-.77 0 2.07-2.83q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23l-3.4 3.4Q-2.7-.33-2.7 0q0 .33 .23 .57Z"]}
          chevron.left.forwardslash.chevron.right: {strokes: ["M5 0L0 5.4L5 10.8", "M15.6 0L20.6 5.4L15.6 10.8", "M12.3-1.6L8.3 12.4"]}
          chevron.right: {strokes: ["M0 0L6.5 6.3L0 12.6"], width: 1.6}
          chevron.right.2: {strokes: ["M0 0L5.6 6L0 12", "M6.2 0L11.8 6L6.2 12"]}
          chevron.right.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.5-3.4L1.9 0L-1.5 3.4"]}
          chevron.right.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM2.47-.57l-3.4-3.4q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L.77 0-2.07 2.83q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23l3.4-3.4Q2.7 .33 2.7 0q0-.33-.23-.57Z"]}
          chevron.up: {strokes: ["M0 6.5L6.3 0L12.6 6.5"], width: 1.6}
          chevron.up.chevron.down: {strokes: ["M0 4.4L4.4 0L8.8 4.4", "M0 9.8L4.4 14.2L8.8 9.8"], width: 1.5}
          chevron.up.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.4 1.5L0-1.9L3.4 1.5"]}
          chevron.up.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.57-2.47l-3.4 3.4q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L0-.77 2.83 2.07q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L.57-2.47Q.33-2.7 0-2.7q-.33 0-.57 .23Z"]}
          circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"]}
          circle.badge.checkmark.fill: {base: circle.fill, badge: checkmark}
          circle.badge.exclamationmark.fill: {base: circle.fill, badge: exclamationmark}
          circle.badge.minus.fill: {base: circle.fill, badge: minus}
          circle.badge.plus.fill: {base: circle.fill, badge: plus}
          circle.badge.questionmark.fill: {base: circle.fill, badge: questionmark}
          circle.badge.xmark.fill: {base: circle.fill, badge: xmark}
          circle.bottomhalf.filled: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-7.78 0A7.8 7.8 0 0 0 7.78 0Z"]}
          circle.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.4 0A3.4 3.4 0 0 1 3.4 0A3.4 3.4 0 0 1-3.4 0Z"]}
          circle.dashed: {strokes: ["M7.61-1.62A7.8 7.8 0 0 1 7.61 1.62", "M6.52 4.23A7.8 7.8 0 0 1 4.23 6.52", "M1.62 7.61A7.8 7.8 0 0 1-1.62 7.61", "M-4.23 6.52A7.8 7.8 0 0 1-6.52 4.23", "M-7.61 1.62A7.8 7.8 0 0 1-7.61-1.62", "M-6.52-4.23A7.8 7.8 0 0 1-4.23-6.52", "M-1.62-7.61A7.8 7.8 0 0 1 1.62-7.61", "M4.23-6.52A7.8 7.8 0 0 1 6.52-4.23"]}
          circle.fill: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"]}
          circle.grid.2x2: {strokes: ["M-2.9 0A2.9 2.9 0 0 1 2.9 0A2.9 2.9 0 0 1-2.9 0Z", "M-2.9 9A2.9 2.9 0 0 1 2.9 9A2.9 2.9 0 0 1-2.9 9Z", "M6.1 0A2.9 2.9 0 0 1 11.9 0A2.9 2.9 0 0 1 6.1 0Z", "M6.1 9A2.9 2.9 0 0 1 11.9 9A2.9 2.9 0 0 1 6.1 9Z"]}
          circle.grid.2x2.fill: {strokes: ["M-2.9 0A2.9 2.9 0 0 1 2.9 0A2.9 2.9 0 0 1-2.9 0Z", "M-2.9 9A2.9 2.9 0 0 1 2.9 9A2.9 2.9 0 0 1-2.9 9Z", "M6.1 0A2.9 2.9 0 0 1 11.9 0A2.9 2.9 0 0 1 6.1 0Z", "M6.1 9A2.9 2.9 0 0 1 11.9 9A2.9 2.9 0 0 1 6.1 9Z"], fills: ["M-2.9 0A2.9 2.9 0 0 1 2.9 0A2.9 2.9 0 0 1-2.9 0Z", "M-2.9 9A2.9 2.9 0 0 1 2.9 9A2.9 2.9 0 0 1-2.9 9Z", "M6.1 0A2.9 2.9 0 0 1 11.9 0A2.9 2.9 0 0 1 6.1 0Z", "M6.1 9A2.9 2.9 0 0 1 11.9 9A2.9 2.9 0 0 1 6.1 9Z"]}
          circle.grid.3x3: {strokes: ["M-1.7 0A1.7 1.7 0 0 1 1.7 0A1.7 1.7 0 0 1-1.7 0Z", "M-1.7 6.2A1.7 1.7 0 0 1 1.7 6.2A1.7 1.7 0 0 1-1.7 6.2Z", "M-1.7 12.4A1.7 1.7 0 0 1 1.7 12.4A1.7 1.7 0 0 1-1.7 12.4Z", "M4.5 0A1.7 1.7 0 0 1 7.9 0A1.7 1.7 0 0 1 4.5 0Z", "M4.5 6.2A1.7 1.7 0 0 1 7.9 6.2A1.7 1.7 0 0 1 4.5 6.2Z", "M4.5 12.4A1.7 1.7 0 0 1 7.9 12.4A1.7 1.7 0 0 1 4.5 12.4Z", "M10.7 0A1.7 1.7 0 0 1 14.1 0A1.7 1.7 0 0 1 10.7 0Z", "M10.7 6.2A1.7 1.7 0 0 1 14.1 6.2A1.7 1.7 0 0 1 10.7 6.2Z", "M10.7 12.4A1.7 1.7 0 0 1 14.1 12.4A1.7 1.7 0 0 1 10.7 12.4Z"]}
          circle.grid.3x3.fill: {fills: ["M-2.3 0A2.3 2.3 0 0 1 2.3 0A2.3 2.3 0 0 1-2.3 0Z", "M-2.3 6.2A2.3 2.3 0 0 1 2.3 6.2A2.3 2.3 0 0 1-2.3 6.2Z", "M-2.3 12.4A2.3 2.3 0 0 1 2.3 12.4A2.3 2.3 0 0 1-2.3 12.4Z", "M3.9 0A2.3 2.3 0 0 1 8.5 0A2.3 2.3 0 0 1 3.9 0Z", "M3.9 6.2A2.3 2.3 0 0 1 8.5 6.2A2.3 2.3 0 0 1 3.9 6.2Z", "M3.9 12.4A2.3 2.3 0 0 1 8.5 12.4A2.3 2.3 0 0 1 3.9 12.4Z", "M10.1 0A2.3 2.3 0 0 1 14.7 0A2.3 2.3 0 0 1 10.1 0Z", "M10.1 6.2A2.3 2.3 0 0 1 14.7 6.2A2.3 2.3 0 0 1 10.1 6.2Z", "M10.1 12.4A2.3 2.3 0 0 1 14.7 12.4A2.3 2.3 0 0 1 10.1 12.4Z"]}
          circle.hexagongrid: {strokes: ["M-1.9 0A1.9 1.9 0 0 1 1.9 0A1.9 1.9 0 0 1-1.9 0Z", "M4.1 0A1.9 1.9 0 0 1 7.9 0A1.9 1.9 0 0 1 4.1 0Z", "M1.1 5.2A1.9 1.9 0 0 1 4.9 5.2A1.9 1.9 0 0 1 1.1 5.2Z", "M-4.9 5.2A1.9 1.9 0 0 1-1.1 5.2A1.9 1.9 0 0 1-4.9 5.2Z", "M-7.9 0A1.9 1.9 0 0 1-4.1 0A1.9 1.9 0 0 1-7.9 0Z", "M-4.9-5.2A1.9 1.9 0 0 1-1.1-5.2A1.9 1.9 0 0 1-4.9-5.2Z", "M1.1-5.2A1.9 1.9 0 0 1 4.9-5.2A1.9 1.9 0 0 1 1.1-5.2Z"]}
          circle.hexagongrid.fill: {fills: ["M-2.5 0A2.5 2.5 0 0 1 2.5 0A2.5 2.5 0 0 1-2.5 0Z", "M3.5 0A2.5 2.5 0 0 1 8.5 0A2.5 2.5 0 0 1 3.5 0Z", "M.5 5.2A2.5 2.5 0 0 1 5.5 5.2A2.5 2.5 0 0 1 .5 5.2Z", "M-5.5 5.2A2.5 2.5 0 0 1-.5 5.2A2.5 2.5 0 0 1-5.5 5.2Z", "M-8.5 0A2.5 2.5 0 0 1-3.5 0A2.5 2.5 0 0 1-8.5 0Z", "M-5.5-5.2A2.5 2.5 0 0 1-.5-5.2A2.5 2.5 0 0 1-5.5-5.2Z", "M.5-5.2A2.5 2.5 0 0 1 5.5-5.2A2.5 2.5 0 0 1 .5-5.2Z"]}
          circle.inset.filled: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-5 0A5 5 0 0 1 5 0A5 5 0 0 1-5 0Z"]}
          circle.lefthalf.filled: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M0-7.78A7.8 7.8 0 0 0 0 7.78Z"]}
          circle.righthalf.filled: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M0-7.78A7.8 7.8 0 0 1 0 7.78Z"]}
          circle.slash: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-5.5 5.5L5.5-5.5"]}
          circle.slash.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM-5.77 4.63Q-6 4.87-6 5.2Q-6 5.53-5.77 5.77Q-5.53 6-5.2 6Q-4.87 6-4.63 5.77L5.77-4.63Q6-4.87 6-5.2Q6-5.53 5.77-5.77Q5.53-6 5.2-6Q4.87-6 4.63-5.77L-5.77 4.63Z"]}
          circle.tophalf.filled: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-7.78 0A7.8 7.8 0 0 1 7.78 0Z"]}
          clear: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8"]}
          clear.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM0-1.13L-2.23-3.37q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L-1.13 0-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L0 1.13 2.23 3.37q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L1.13 0 3.37-2.23q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23L0-1.13Z"]}
          clipboard: {strokes: ["M3.4 1.6H2.3A2.3 2.3 0 0 0 0 3.9V14.3A2.3 2.3 0 0 0 2.3 16.6H10.5A2.3 2.3 0 0 0 12.8 14.3V3.9A2.3 2.3 0 0 0 10.5 1.6H9.4", "M4.9-.1H7.9A1.4 1.4 0 0 1 9.3 1.3V1.9A1.4 1.4 0 0 1 7.9 3.3H4.9A1.4 1.4 0 0 1 3.5 1.9V1.3A1.4 1.4 0 0 1 4.9-.1Z"], width: 1.3}
          clipboard.fill: {fills: ["M4.3 4.6H8.5c1.22 0 2.2-.98 2.2-2.2V.88q1.12 .07 1.94 .88 .89 .89 .89 2.14V14.3q0 1.25-.89 2.14-.89 .89-2.14 .89H2.3q-1.25 0-2.14-.89-.89-.89-.89-2.14V3.9q0-1.25 .89-2.14Q.98 .95 2.1 .88V2.4c0 1.22 .98 2.2 2.2 2.2ZM7.9-.8c.83 0 1.5 .67 1.5 1.5v1c0 .83-.67 1.5-1.5 1.5h-3c-.83 0-1.5-.67-1.5-1.5V.7c0-.83 .67-1.5 1.5-1.5h3Z"]}
          clock: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M0-4.6V.2H-3.5"], widths: [1.4, 1.27]}
          clock.arrow.circlepath: {strokes: ["M-6.53-3.47A7.4 7.4 0 1 1-6.71 3.13", "M0-4.2V.2H3.2"], fills: ["M-3.79-2.76Q-3.37-2.49-3.84-2.32L-7.18-1.09Q-7.65-.92-7.71-1.42L-8.06-4.96Q-8.12-5.46-7.69-5.19Z"]}
          clock.badge: {fills: ["M8.5 0q.01 1.73-.66 3.31-.65 1.53-1.83 2.7-1.17 1.18-2.7 1.83Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-1.53-.65-2.7-1.83-1.18-1.17-1.83-2.7Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .65-1.53 1.83-2.7 1.17-1.18 2.7-1.83Q-1.73-8.5 0-8.5q1.19 0 2.32 .31c-.26 .41-.45 .86-.56 1.34Q.92-7.05 0-7.05q-2.92 0-4.99 2.06Q-7.06-2.92-7.05 0q0 2.92 2.06 4.99Q-2.92 7.06 0 7.05q2.92 0 4.99-2.06Q7.06 2.92 7.05 0q0-.92-.2-1.76c.48-.11 .93-.3 1.34-.56Q8.5-1.19 8.5 0ZM5.9-8.9c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3ZM-3.5 .93q-.3-.01-.51-.22-.21-.21-.22-.51 .01-.3 .22-.51 .21-.21 .51-.21H-.73V-4.6q.01-.3 .22-.51Q-.3-5.32 0-5.32q.3 0 .51 .21Q.72-4.9 .73-4.6V.2Q.72 .5 .51 .71 .3 .92 0 .93H-3.5Z"]}
          clock.badge.checkmark.fill: {base: clock.fill, badge: checkmark}
          clock.badge.exclamationmark.fill: {base: clock.fill, badge: exclamationmark}
          clock.badge.fill: {fills: ["M5.9-1.65c.84 0 1.63-.24 2.29-.67Q8.5-1.19 8.5 0q.01 1.73-.66 3.31-.65 1.53-1.83 2.7-1.17 1.18-2.7 1.83Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-1.53-.65-2.7-1.83-1.18-1.17-1.83-2.7Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .65-1.53 1.83-2.7 1.17-1.18 2.7-1.83Q-1.73-8.5 0-8.5q1.19 0 2.32 .31c-.43 .66-.67 1.45-.67 2.29 0 2.35 1.9 4.25 4.25 4.25ZM5.9-8.9c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3ZM.75 .2V-4.6q0-.31-.22-.53Q.31-5.35 0-5.35q-.31 0-.53 .22-.22 .22-.22 .53V-.55H-3.5q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22H0q.31 0 .53-.22Q.75 .51 .75 .2Z"]}
          clock.badge.questionmark.fill: {base: clock.fill, badge: questionmark}
          clock.badge.xmark.fill: {base: clock.fill, badge: xmark}
          clock.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM.75 .2V-4.6Q.75-4.91 .53-5.13Q.31-5.35 0-5.35Q-.31-5.35-.53-5.13Q-.75-4.91-.75-4.6V-.55H-3.5Q-3.81-.55-4.03-.33Q-4.25-.11-4.25 .2Q-4.25 .51-4.03 .73Q-3.81 .95-3.5 .95H0Q.31 .95 .53 .73Q.75 .51 .75 .2Z"]}
          cloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"]}
          cloud.bolt: {strokes: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z"], fills: ["M9.95 11.03L5.75 14.93Q5.4 15.35 6 15.35L8.3 15.35L7.4 17.87Q7.35 18.38 7.8 18L12 14.09Q12.35 13.67 11.75 13.67L9.45 13.67L10.35 11.15Q10.4 10.65 9.95 11.03Z"]}
          cloud.bolt.fill: {strokes: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z"], fills: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z", "M9.95 11.03L5.75 14.93Q5.4 15.35 6 15.35L8.3 15.35L7.4 17.87Q7.35 18.38 7.8 18L12 14.09Q12.35 13.67 11.75 13.67L9.45 13.67L10.35 11.15Q10.4 10.65 9.95 11.03Z"]}
          cloud.fill: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"], fills: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"]}
          cloud.rain: {strokes: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z", "M5 13L4.2 15.4M9.2 13L8.4 15.4M13.4 13L12.6 15.4"]}
          cloud.rain.fill: {strokes: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z", "M5 13L4.2 15.4M9.2 13L8.4 15.4M13.4 13L12.6 15.4"], fills: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z"]}
          cloud.snow: {strokes: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z"], fills: ["M3.8 13.4A1 1 0 0 1 5.8 13.4A1 1 0 0 1 3.8 13.4Z", "M7.9 13.4A1 1 0 0 1 9.9 13.4A1 1 0 0 1 7.9 13.4Z", "M12 13.4A1 1 0 0 1 14 13.4A1 1 0 0 1 12 13.4Z", "M5.9 16A1 1 0 0 1 7.9 16A1 1 0 0 1 5.9 16Z", "M10 16A1 1 0 0 1 12 16A1 1 0 0 1 10 16Z"]}
          cloud.snow.fill: {strokes: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z"], fills: ["M4.32 9.98C1.84 9.98 0 8.58 0 6.63C0 4.99 1.29 3.74 3.13 3.43C3.68 1.4 5.7 0 8.28 0C11.04 0 13.16 1.48 13.71 3.59C16.01 3.74 17.57 5.07 17.57 6.79C17.57 8.66 15.82 9.98 13.52 9.98Z", "M3.8 13.4A1 1 0 0 1 5.8 13.4A1 1 0 0 1 3.8 13.4Z", "M7.9 13.4A1 1 0 0 1 9.9 13.4A1 1 0 0 1 7.9 13.4Z", "M12 13.4A1 1 0 0 1 14 13.4A1 1 0 0 1 12 13.4Z", "M5.9 16A1 1 0 0 1 7.9 16A1 1 0 0 1 5.9 16Z", "M10 16A1 1 0 0 1 12 16A1 1 0 0 1 10 16Z"]}
          cloud.sun: {strokes: ["M3.76 15.67C1.6 15.67 0 14.34 0 12.49C0 10.94 1.12 9.75 2.72 9.46C3.2 7.53 4.96 6.2 7.2 6.2C9.6 6.2 11.44 7.61 11.92 9.6C13.92 9.75 15.28 11.01 15.28 12.64C15.28 14.41 13.76 15.67 11.76 15.67Z", "M8.6 3.9A3.7 3.7 0 1 1 15.4 7", "M11.9-2.6V-1.6M17.4-.4L16.6.4M19.4 5.2H18.2M6.4-.4L7.2.4"]}
          command: {strokes: ["M4.6 4.6H10V10H4.6ZM4.6 4.6H2.3A2.3 2.3 0 1 1 4.6 2.3ZM10 4.6V2.3A2.3 2.3 0 1 1 12.3 4.6ZM10 10H12.3A2.3 2.3 0 1 1 10 12.3ZM4.6 10V12.3A2.3 2.3 0 1 1 2.3 10Z"]}
          computermouse: {strokes: ["M5.2-.4A5.2 5.2 0 0 1 10.4 4.8V11.2A5.2 5.2 0 0 1 0 11.2V4.8A5.2 5.2 0 0 1 5.2-.4Z", "M5.2 3V5.6"]}
          computermouse.fill: {fills: ["M11.12 11.2q0 2.45-1.73 4.19-1.74 1.73-4.19 1.73-2.45 0-4.19-1.73Q-.72 13.65-.72 11.2L-.73 4.8q0-2.45 1.74-4.19Q2.75-1.13 5.2-1.12q2.45 0 4.19 1.73 1.73 1.74 1.73 4.19v6.4ZM5.66 6.06q.19-.19 .19-.46V3q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V5.6q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19Z"]}
          contextualmenu.and.cursorarrow: {fills: ["M11.28 7.45V2.3q0-.65-.47-1.11-.46-.46-1.11-.46H2.3q-.65 0-1.11 .46Q.73 1.65 .73 2.3v8.8q0 .65 .46 1.11 .46 .46 1.11 .46H8.64l.57 1.45H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H9.7q1.25 0 2.14 .89 .89 .89 .89 2.14V8.11l-1.45-.66ZM8.13 7.53q.05-.05 .23 .03l7.58 3.43q.23 .11 .23 .2-.01 .1-.24 .18L13.08 12.4q-.28 .1-.39 .38l-1.11 2.95q-.09 .24-.18 .24-.09 0-.18-.24L8.14 7.77q-.07-.19-.01-.24ZM9.31 4.31q-.21 .21-.51 .22H3.2q-.3-.01-.51-.22-.22-.21-.21-.51-.01-.3 .21-.51 .21-.22 .51-.22H8.8q.3 0 .51 .22 .22 .21 .22 .51 0 .3-.22 .51ZM7.23 6.59q-.34 .33-.42 .73H3.2q-.3 0-.51-.21-.22-.21-.21-.51-.01-.3 .21-.51 .21-.21 .51-.21H8.8q.3 0 .51 .21 .22 .21 .22 .51 0 .03-.01 .06l-.63-.29q-.98-.43-1.66 .22ZM5.91 9.91q-.21 .21-.51 .21H3.2q-.3 0-.51-.21-.22-.21-.21-.51-.01-.3 .21-.51 .21-.21 .51-.21H5.4q.3 0 .51 .21 .21 .21 .21 .51 0 .3-.21 .51Z"]}
          control: {strokes: ["M0 7L6.4 0L12.8 7"]}
          cpu: {strokes: ["M5.2 2.8H12.4A2.4 2.4 0 0 1 14.8 5.2V12.4A2.4 2.4 0 0 1 12.4 14.8H5.2A2.4 2.4 0 0 1 2.8 12.4V5.2A2.4 2.4 0 0 1 5.2 2.8Z", "M7.1 6.2H10.5A.9 .9 0 0 1 11.4 7.1V10.5A.9 .9 0 0 1 10.5 11.4H7.1A.9 .9 0 0 1 6.2 10.5V7.1A.9 .9 0 0 1 7.1 6.2Z", "M5.8 .2V2.8M5.8 14.8V17.4M.2 5.8H2.8M14.8 5.8H17.4M8.8 .2V2.8M8.8 14.8V17.4M.2 8.8H2.8M14.8 8.8H17.4M11.8 .2V2.8M11.8 14.8V17.4M.2 11.8H2.8M14.8 11.8H17.4"]}
          cpu.fill: {fills: ["M6.53 2.07H8.08V.2q0-.3 .21-.51Q8.5-.52 8.8-.52q.3 0 .51 .21Q9.53-.1 9.53 .2V2.07h1.55V.2q0-.3 .21-.51 .21-.21 .51-.21 .3 0 .51 .21 .21 .21 .22 .51V2.08q1.21 .04 2.08 .91 .87 .87 .91 2.09H17.4q.3 0 .51 .21 .21 .21 .21 .51 0 .3-.21 .51-.21 .22-.51 .22H15.53V8.08H17.4q.3 0 .51 .21 .21 .21 .21 .51 0 .3-.21 .51-.21 .22-.51 .22H15.53v1.55H17.4q.3 0 .51 .21 .21 .21 .21 .51 0 .3-.21 .51-.21 .21-.51 .22H15.52q-.04 1.21-.91 2.08-.87 .87-2.08 .91V17.4q-.01 .3-.22 .51-.21 .21-.51 .21-.3 0-.51-.21-.21-.21-.21-.51V15.53H9.53V17.4q0 .3-.22 .51-.21 .21-.51 .21-.3 0-.51-.21-.21-.21-.21-.51V15.53H6.53V17.4q0 .3-.22 .51-.21 .21-.51 .21-.3 0-.51-.21-.21-.21-.21-.51V15.52q-1.22-.04-2.09-.91-.87-.87-.91-2.08H.2q-.3-.01-.51-.22-.21-.21-.21-.51 0-.3 .21-.51 .21-.21 .51-.21H2.07V9.53H.2q-.3 0-.51-.22-.21-.21-.21-.51 0-.3 .21-.51 .21-.21 .51-.21H2.07V6.53H.2q-.3 0-.51-.22-.21-.21-.21-.51 0-.3 .21-.51 .21-.21 .51-.21H2.08q.04-1.22 .91-2.09 .87-.87 2.09-.91V.2q0-.3 .21-.51Q5.5-.52 5.8-.52q.3 0 .51 .21Q6.53-.1 6.53 .2V2.07ZM7.1 5.47q-.67 0-1.15 .48-.48 .48-.48 1.15v3.4q0 .67 .48 1.15 .48 .47 1.15 .47h3.4q.67 0 1.15-.47 .47-.48 .47-1.15V7.1q0-.67-.47-1.15-.48-.48-1.15-.48H7.1ZM7.1 6.92h3.4q.17 0 .17 .18v3.4q0 .17-.17 .17H7.1q-.18 0-.18-.17V7.1q0-.18 .18-.18Z"]}
          creditcard: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V10.4A2.6 2.6 0 0 1 15.8 13H2.6A2.6 2.6 0 0 1 0 10.4V2.6A2.6 2.6 0 0 1 2.6 0Z", "M3.4 9.6H7"], fills: ["M0 3.4H18.4V5.9H0Z"]}
          creditcard.fill: {fills: ["M19.12 5.8v4.6q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35V5.8H19.12ZM19.12 2.6v.6H-.73V2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73H15.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM7.65 9.6q0-.27-.19-.46-.19-.19-.46-.19H3.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H7q.27 0 .46-.19 .19-.19 .19-.46Z"]}
          crop: {strokes: ["M3.4-.6V11.2A1.8 1.8 0 0 0 5.2 13H17M-.6 3.4H11.2A1.8 1.8 0 0 1 13 5.2V17"]}
          crop.rotate: {strokes: ["M4.4 2V11.4H14M2 4.4H11.4V13.6M-.6 9.6A8.6 8.6 0 0 0 6 16M10 .2A8.6 8.6 0 0 1 16.4 6.6", "M8 16.6L5.6 16L6.6 13.8"]}
          cross: {strokes: ["M4.6 1.2Q4.6 0 5.8 0L9.2 0Q10.4 0 10.4 1.2L10.4 4.2Q10.4 4.6 10.8 4.6L13.8 4.6Q15 4.6 15 5.8L15 9.2Q15 10.4 13.8 10.4L10.8 10.4Q10.4 10.4 10.4 10.8L10.4 13.8Q10.4 15 9.2 15L5.8 15Q4.6 15 4.6 13.8L4.6 10.8Q4.6 10.4 4.2 10.4L1.2 10.4Q0 10.4 0 9.2L0 5.8Q0 4.6 1.2 4.6L4.2 4.6Q4.6 4.6 4.6 4.2Z"]}
          cross.fill: {strokes: ["M4.6 1.2Q4.6 0 5.8 0L9.2 0Q10.4 0 10.4 1.2L10.4 4.2Q10.4 4.6 10.8 4.6L13.8 4.6Q15 4.6 15 5.8L15 9.2Q15 10.4 13.8 10.4L10.8 10.4Q10.4 10.4 10.4 10.8L10.4 13.8Q10.4 15 9.2 15L5.8 15Q4.6 15 4.6 13.8L4.6 10.8Q4.6 10.4 4.2 10.4L1.2 10.4Q0 10.4 0 9.2L0 5.8Q0 4.6 1.2 4.6L4.2 4.6Q4.6 4.6 4.6 4.2Z"], fills: ["M4.6 1.2Q4.6 0 5.8 0L9.2 0q1.2 0 1.2 1.2l0 3q0 .4 .4 .4l3 0Q15 4.6 15 5.8l0 3.4q0 1.2-1.2 1.2l-3 0q-.4 0-.4 .4l0 3q0 1.2-1.2 1.2L5.8 15q-1.2 0-1.2-1.2l0-3q0-.4-.4-.4l-3 0Q0 10.4 0 9.2L0 5.8Q0 4.6 1.2 4.6l3 0q.4 0 .4-.4Z"]}
          crown: {strokes: ["M.07 3.39Q0 3 .32 3.24L4.36 6.22Q4.6 6.4 4.76 6.15L8.28 .51Q8.6 0 8.92 .51L12.44 6.15Q12.6 6.4 12.84 6.22L16.88 3.24Q17.2 3 17.13 3.39L15.61 11.82Q15.4 13 14.2 13L3 13Q1.8 13 1.59 11.82Z"]}
          crown.fill: {strokes: ["M.07 3.39Q0 3 .32 3.24L4.36 6.22Q4.6 6.4 4.76 6.15L8.28 .51Q8.6 0 8.92 .51L12.44 6.15Q12.6 6.4 12.84 6.22L16.88 3.24Q17.2 3 17.13 3.39L15.61 11.82Q15.4 13 14.2 13L3 13Q1.8 13 1.59 11.82Z"], fills: ["M.07 3.39Q0 3 .32 3.24L4.36 6.22Q4.6 6.4 4.76 6.15L8.28 .51Q8.6 0 8.92 .51L12.44 6.15Q12.6 6.4 12.84 6.22L16.88 3.24Q17.2 3 17.13 3.39L15.61 11.82Q15.4 13 14.2 13L3 13Q1.8 13 1.59 11.82Z"]}
          cube: {strokes: ["M6.73 .6Q8 0 9.27 .6L14.15 2.92Q15.6 3.6 15.6 5.2L15.6 11.3Q15.6 12.9 14.16 13.6L9.26 15.99Q8 16.6 6.74 15.99L1.84 13.6Q.4 12.9 .4 11.3L.4 5.2Q.4 3.6 1.85 2.92Z", "M.9 4L8 7.5L15.1 4M8 7.5V16"]}
          cube.fill: {fills: ["M7.45 16.98q-.51-.09-1.03-.34l-4.9-2.39q-1.84-.9-1.84-2.95V5.2q0-.63 .17-1.15 .01 .06 .03 .13 .07 .21 .28 .31L7.45 8.04v8.94ZM16.15 4.05q.18 .52 .18 1.15v6.1q0 2.05-1.85 2.95l-4.9 2.39q-.52 .25-1.03 .34V8.04l7.29-3.55q.21-.1 .28-.31 .02-.07 .03-.13ZM15.93 3.56q-.06-.05-.15-.08-.22-.07-.42 .03L8 7.09 .64 3.51q-.2-.1-.42-.03-.09 .03-.15 .08 .46-.82 1.47-1.3L6.42-.05V-.06Q8-.8 9.58-.06l4.88 2.33q1.01 .47 1.47 1.29Z"]}
          cup.and.saucer: {strokes: ["M2.4 0H14V5A5.4 5.4 0 0 1 8.6 10.4H7.8A5.4 5.4 0 0 1 2.4 5Z", "M14 1.8H15.6A2.2 2.2 0 0 1 17.8 4A2.6 2.6 0 0 1 15.2 6.6H13.6M0 13.4H16.4"]}
          cup.and.saucer.fill: {strokes: ["M2.4 0H14V5A5.4 5.4 0 0 1 8.6 10.4H7.8A5.4 5.4 0 0 1 2.4 5Z", "M14 1.8H15.6A2.2 2.2 0 0 1 17.8 4A2.6 2.6 0 0 1 15.2 6.6H13.6M0 13.4H16.4"], fills: ["M2.4 0H14V5A5.4 5.4 0 0 1 8.6 10.4H7.8A5.4 5.4 0 0 1 2.4 5Z"]}
          curlybraces: {strokes: ["M4.4 0C2.4 0 2 1 2 2.8V5C2 6.6 1.4 7.3 0 7.4C1.4 7.5 2 8.2 2 9.8V12C2 13.8 2.4 14.8 4.4 14.8", "M10.6 0C12.6 0 13 1 13 2.8L13 5C13 6.6 13.6 7.3 15 7.4C13.6 7.5 13 8.2 13 9.8L13 12C13 13.8 12.6 14.8 10.6 14.8"]}
          cursorarrow: {strokes: ["M0 .5Q0 0 .37 .34L10.63 9.86Q11 10.2 10.5 10.25L6.9 10.57Q6.6 10.6 6.73 10.87L8.78 15.15Q9 15.6 8.54 15.81L7.26 16.39Q6.8 16.6 6.58 16.15L4.53 11.87Q4.4 11.6 4.15 11.77L.41 14.32Q0 14.6 0 14.1Z"]}
          decrease.indent: {strokes: ["M0 0H17M7.4 4.25H17M7.4 8.5H17M0 12.75H17", "M2.8 4.4L0 6.4L2.8 8.4"], flips: true}
          delete.left: {strokes: ["M6.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V10.4A2.6 2.6 0 0 1 15.8 13H6.6Q5.4 13 4.6 12.1L.6 7.6Q-.4 6.5.6 5.4L4.6.9Q5.4 0 6.6 0Z", "M8.2 4L13.2 9M13.2 4L8.2 9"]}
          delete.left.fill: {fills: ["M19.12 2.6v7.8q0 1.38-.97 2.35-.97 .98-2.35 .98H6.6q-1.53 0-2.54-1.15l-4-4.5Q-.62 7.33-.62 6.5q0-.83 .68-1.59l4-4.49Q5.07-.73 6.6-.73h9.2q1.38 0 2.35 .98 .97 .97 .97 2.35ZM12.67 3.47L10.7 5.44 8.73 3.47q-.22-.22-.53-.22-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53L9.64 6.5 7.67 8.47Q7.45 8.69 7.45 9q0 .31 .22 .53 .22 .22 .53 .22 .31 0 .53-.22L10.7 7.56l1.97 1.97q.22 .22 .53 .22 .31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53L11.76 6.5l1.97-1.97q.22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22-.31 0-.53 .22Z"]}
          delete.right: {strokes: ["M11.8 0L2.6 0A2.6 2.6 0 0 0 0 2.6L0 10.4A2.6 2.6 0 0 0 2.6 13L11.8 13Q13 13 13.8 12.1L17.8 7.6Q18.8 6.5 17.8 5.4L13.8 .9Q13 0 11.8 0Z", "M5.2 4L10.2 9M10.2 4L5.2 9"]}
          delete.right.fill: {fills: ["M19.02 6.5q0 .83-.68 1.58l-4 4.5q-1.01 1.15-2.54 1.15H2.6q-1.38 0-2.35-.98-.98-.97-.98-2.35l.01-7.8q0-1.38 .97-2.35Q1.22-.73 2.6-.73h9.2q1.53 0 2.54 1.15l4 4.49q.68 .76 .68 1.59ZM9.67 3.47L7.7 5.44 5.73 3.47q-.22-.22-.53-.22-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53L6.64 6.5 4.67 8.47Q4.45 8.69 4.45 9q0 .31 .22 .53 .22 .22 .53 .22 .31 0 .53-.22L7.7 7.56 9.67 9.53q.22 .22 .53 .22 .31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53L8.76 6.5l1.97-1.97q.22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22-.31 0-.53 .22Z"]}
          desktopcomputer: {strokes: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V10A2.4 2.4 0 0 1 16 12.4H2.4A2.4 2.4 0 0 1 0 10V2.4A2.4 2.4 0 0 1 2.4 0Z", "M0 9.2H18.4", "M7.4 12.4L7 15.4M11 12.4L11.4 15.4M5.4 15.6H13"]}
          dial.low: {strokes: ["M-4.9 0A4.9 4.9 0 0 1 4.9 0A4.9 4.9 0 0 1-4.9 0Z", "M-1 1L-2.4 2.4"], fills: ["M-6.39 5.59A.8 .8 0 0 1-4.79 5.59A.8 .8 0 0 1-6.39 5.59Z", "M-8.7 0A.8 .8 0 0 1-7.1 0A.8 .8 0 0 1-8.7 0Z", "M-6.39-5.59A.8 .8 0 0 1-4.79-5.59A.8 .8 0 0 1-6.39-5.59Z", "M-.8-7.9A.8 .8 0 0 1 .8-7.9A.8 .8 0 0 1-.8-7.9Z", "M4.79-5.59A.8 .8 0 0 1 6.39-5.59A.8 .8 0 0 1 4.79-5.59Z", "M7.1 0A.8 .8 0 0 1 8.7 0A.8 .8 0 0 1 7.1 0Z", "M4.79 5.59A.8 .8 0 0 1 6.39 5.59A.8 .8 0 0 1 4.79 5.59Z"]}
          diamond: {strokes: ["M6.99 1.41Q8.4 0 9.81 1.41L15.39 6.99Q16.8 8.4 15.39 9.81L9.81 15.39Q8.4 16.8 6.99 15.39L1.41 9.81Q0 8.4 1.41 6.99Z"]}
          diamond.fill: {strokes: ["M6.99 1.41Q8.4 0 9.81 1.41L15.39 6.99Q16.8 8.4 15.39 9.81L9.81 15.39Q8.4 16.8 6.99 15.39L1.41 9.81Q0 8.4 1.41 6.99Z"], fills: ["M6.99 1.41Q8.4 0 9.81 1.41L15.39 6.99Q16.8 8.4 15.39 9.81L9.81 15.39Q8.4 16.8 6.99 15.39L1.41 9.81Q0 8.4 1.41 6.99Z"]}
          dice: {strokes: ["M3.2 0H11.8A3.2 3.2 0 0 1 15 3.2V11.8A3.2 3.2 0 0 1 11.8 15H3.2A3.2 3.2 0 0 1 0 11.8V3.2A3.2 3.2 0 0 1 3.2 0Z"], fills: ["M2.9 4.2A1.3 1.3 0 0 1 5.5 4.2A1.3 1.3 0 0 1 2.9 4.2Z", "M9.5 4.2A1.3 1.3 0 0 1 12.1 4.2A1.3 1.3 0 0 1 9.5 4.2Z", "M6.2 7.5A1.3 1.3 0 0 1 8.8 7.5A1.3 1.3 0 0 1 6.2 7.5Z", "M2.9 10.8A1.3 1.3 0 0 1 5.5 10.8A1.3 1.3 0 0 1 2.9 10.8Z", "M9.5 10.8A1.3 1.3 0 0 1 12.1 10.8A1.3 1.3 0 0 1 9.5 10.8Z"]}
          dice.fill: {fills: ["M15.73 3.2v8.6q0 1.63-1.15 2.78-1.15 1.15-2.78 1.15H3.2q-1.63 0-2.78-1.15Q-.73 13.43-.73 11.8V3.2q0-1.63 1.15-2.78Q1.57-.73 3.2-.73h8.6q1.63 0 2.78 1.15 1.15 1.15 1.15 2.78ZM12.1 10.8c0-.72-.58-1.3-1.3-1.3-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3ZM4.2 12.1c.72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3ZM10.8 2.9c-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3ZM4.2 2.9c-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3ZM6.2 7.5c0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3-.72 0-1.3 .58-1.3 1.3Z"]}
          die.face.5: {strokes: ["M3.2 0H11.8A3.2 3.2 0 0 1 15 3.2V11.8A3.2 3.2 0 0 1 11.8 15H3.2A3.2 3.2 0 0 1 0 11.8V3.2A3.2 3.2 0 0 1 3.2 0Z"], fills: ["M2.9 4.2A1.3 1.3 0 0 1 5.5 4.2A1.3 1.3 0 0 1 2.9 4.2Z", "M9.5 4.2A1.3 1.3 0 0 1 12.1 4.2A1.3 1.3 0 0 1 9.5 4.2Z", "M6.2 7.5A1.3 1.3 0 0 1 8.8 7.5A1.3 1.3 0 0 1 6.2 7.5Z", "M2.9 10.8A1.3 1.3 0 0 1 5.5 10.8A1.3 1.3 0 0 1 2.9 10.8Z", "M9.5 10.8A1.3 1.3 0 0 1 12.1 10.8A1.3 1.3 0 0 1 9.5 10.8Z"]}
          die.face.5.fill: {fills: ["M15.73 3.2v8.6q0 1.63-1.15 2.78-1.15 1.15-2.78 1.15H3.2q-1.63 0-2.78-1.15Q-.73 13.43-.73 11.8V3.2q0-1.63 1.15-2.78Q1.57-.73 3.2-.73h8.6q1.63 0 2.78 1.15 1.15 1.15 1.15 2.78ZM12.1 10.8c0-.72-.58-1.3-1.3-1.3-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3ZM4.2 12.1c.72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3ZM10.8 2.9c-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3ZM4.2 2.9c-.72 0-1.3 .58-1.3 1.3 0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3ZM6.2 7.5c0 .72 .58 1.3 1.3 1.3 .72 0 1.3-.58 1.3-1.3 0-.72-.58-1.3-1.3-1.3-.72 0-1.3 .58-1.3 1.3Z"]}
          display: {strokes: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V9.8A2.4 2.4 0 0 1 16 12.2H2.4A2.4 2.4 0 0 1 0 9.8V2.4A2.4 2.4 0 0 1 2.4 0Z", "M7.4 12.2L7 15.4M11 12.2L11.4 15.4M5.4 15.6H13"]}
          divide: {strokes: ["M0 5.5H12.4"], fills: ["M5 1A1.2 1.2 0 0 1 7.4 1A1.2 1.2 0 0 1 5 1Z", "M5 10A1.2 1.2 0 0 1 7.4 10A1.2 1.2 0 0 1 5 10Z"]}
          doc: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4"], width: 1.33}
          doc.append: {strokes: ["M2.3 0H10.25A2.3 2.3 0 0 1 12.55 2.3V13.75A2.3 2.3 0 0 1 10.25 16.05H2.3A2.3 2.3 0 0 1 0 13.75V2.3A2.3 2.3 0 0 1 2.3 0Z", "M3.2 4.2H9.4M3.2 7.2H9.4M3.2 10.2H6"], flips: true, width: 1.3}
          doc.append.fill: {fills: ["M13.28 2.3V13.75q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73h7.95q1.25 0 2.14 .89 .89 .89 .89 2.14ZM9.86 6.74q-.19-.19-.46-.19H3.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM9.86 3.74q-.19-.19-.46-.19H3.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM6.46 9.74Q6.27 9.55 6 9.55H3.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"], flips: true}
          doc.badge.arrow.up.fill: {base: doc.fill, badge: arrow.up}
          doc.badge.clock: {base: doc, badge: clock.fill}
          doc.badge.clock.fill: {base: doc.fill, badge: clock.fill}
          doc.badge.ellipsis: {base: doc, badge: ellipsis}
          doc.badge.gearshape: {base: doc, badge: gearshape.fill}
          doc.badge.gearshape.fill: {base: doc.fill, badge: gearshape.fill}
          doc.badge.plus: {base: doc, badge: plus}
          doc.fill: {fills: ["M1.9-.67H5.95Q7.1-.67 7.92 .08L12.52 4.68Q13.27 5.45 13.27 6.6V14.26A2.57 2.57 0 0 1 10.7 16.83H1.9A2.57 2.57 0 0 1-.67 14.26V1.9A2.57 2.57 0 0 1 1.9-.67ZM5.78 .1V5.05A1.7 1.7 0 0 0 7.48 6.75H12.4A.5 .5 0 0 0 12.4 5.75H7.48A.7 .7 0 0 1 6.78 5.05V.1A.5 .5 0 0 0 5.78 .1Z"]}
          doc.on.clipboard: {strokes: ["M4 15.8H2.3A2.3 2.3 0 0 1 0 13.5V3.9A2.3 2.3 0 0 1 2.3 1.6H3.4M9.4 1.6H10.5A2.3 2.3 0 0 1 12.8 3.9V4", "M4.9-.1H7.9A1.4 1.4 0 0 1 9.3 1.3V1.9A1.4 1.4 0 0 1 7.9 3.3H4.9A1.4 1.4 0 0 1 3.5 1.9V1.3A1.4 1.4 0 0 1 4.9-.1Z", "M8.5 6.4H11.1Q12 6.4 12.6 7L15.4 9.8Q16 10.4 16 11.3V16.1A1.9 1.9 0 0 1 14.1 18H8.5A1.9 1.9 0 0 1 6.6 16.1V8.3A1.9 1.9 0 0 1 8.5 6.4Z", "M11.5 6.5V9.9A1 1 0 0 0 12.5 10.9H15.9"], width: 1.3}
          doc.on.clipboard.fill: {fills: ["M16.73 16.1q0 1.09-.77 1.86-.77 .77-1.86 .77H8.5q-1.09 0-1.86-.77-.76-.77-.76-1.86V8.3q0-1.09 .76-1.86 .77-.76 1.86-.76h2.6q1.2 0 2.01 .81l2.8 2.8q.82 .81 .82 2.01v4.8ZM7.4 4.6q-.91 .26-1.62 .98Q4.65 6.71 4.65 8.3v7.8q0 .65 .19 1.23H2.3q-1.25 0-2.14-.89-.89-.89-.89-2.14V3.9q0-1.25 .89-2.14Q.98 .95 2.1 .88V2.4c0 1.22 .98 2.2 2.2 2.2H7.4ZM7.9-.8c.83 0 1.5 .67 1.5 1.5v1c0 .83-.67 1.5-1.5 1.5h-3c-.83 0-1.5-.67-1.5-1.5V.7c0-.83 .67-1.5 1.5-1.5h3ZM11.89 6.11q-.16-.16-.39-.16-.23 0-.39 .16-.16 .16-.16 .39V9.9q0 .64 .45 1.1 .46 .45 1.1 .45h3.4q.23 0 .39-.16 .16-.16 .16-.39 0-.23-.16-.39-.16-.16-.39-.16H12.5q-.19 0-.32-.13-.13-.13-.13-.32V6.5q0-.23-.16-.39ZM10.7 2.4V.88q1.12 .07 1.94 .88 .89 .89 .89 2.14V5.23q-1.04-.78-2.43-.78H9.3c.82-.32 1.4-1.12 1.4-2.05Z"]}
          doc.on.doc: {strokes: ["M2.1 4.6H5.3Q6.2 4.6 6.8 5.2L10 8.4Q10.6 9 10.6 9.9V15.7A2.1 2.1 0 0 1 8.5 17.8H2.1A2.1 2.1 0 0 1 0 15.7V6.7A2.1 2.1 0 0 1 2.1 4.6Z", "M5.7 4.7V8.4A1.1 1.1 0 0 0 6.8 9.5H10.5", "M4.9 2.5V2.1A2.1 2.1 0 0 1 7 0H10.3Q11.2 0 11.8.6L15 3.8Q15.6 4.4 15.6 5.3V11.1A2.1 2.1 0 0 1 13.5 13.2H12.8", "M10.7.1V3.8A1.1 1.1 0 0 0 11.8 4.9H15.5"], width: 1.3}
          doc.on.doc.fill: {fills: ["M11.33 9.9v5.8q0 1.17-.83 2-.83 .82-2 .82H2.1q-1.17 0-2-.82-.82-.83-.83-2v-9q0-1.17 .83-2 .83-.83 2-.83H5.3q1.2 0 2.01 .82l3.2 3.2q.82 .81 .82 2.01ZM16.33 11.1q0 1.17-.83 2-.83 .82-2 .82H12.4V9.9q0-1.65-1.13-2.77l-3.2-3.2Q6.95 2.8 5.3 2.8H4.18V2.1q0-1.17 .82-2 .83-.82 2-.83h3.3q1.2 0 2.01 .82l3.2 3.2q.82 .81 .82 2.01v5.8ZM11.25 .1q0-.23-.16-.39-.16-.16-.39-.16-.23 0-.39 .16-.16 .16-.16 .39V3.8q0 .68 .48 1.17 .49 .48 1.17 .48h3.7q.23 0 .39-.16 .16-.16 .16-.39 0-.23-.16-.39-.16-.16-.39-.16H11.8q-.23 0-.39-.16-.16-.16-.16-.39V.1ZM6.25 4.7q0-.23-.16-.39-.16-.16-.39-.16-.23 0-.39 .16-.16 .16-.16 .39V8.4q0 .68 .48 1.17 .49 .48 1.17 .48h3.7q.23 0 .39-.16 .16-.16 .16-.39 0-.23-.16-.39-.16-.16-.39-.16H6.8q-.23 0-.39-.16-.16-.16-.16-.39V4.7Z"]}
          doc.plaintext: {strokes: ["M2.3 0H10.25A2.3 2.3 0 0 1 12.55 2.3V13.75A2.3 2.3 0 0 1 10.25 16.05H2.3A2.3 2.3 0 0 1 0 13.75V2.3A2.3 2.3 0 0 1 2.3 0Z", "M3.2 4.2H9.4M3.2 7.2H9.4M3.2 10.2H7.6"], width: 1.3}
          doc.plaintext.fill: {fills: ["M13.28 2.3V13.75q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73h7.95q1.25 0 2.14 .89 .89 .89 .89 2.14ZM9.86 6.74q-.19-.19-.46-.19H3.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM9.86 3.74q-.19-.19-.46-.19H3.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM8.06 9.74q-.19-.19-.46-.19H3.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H7.6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          doc.questionmark: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M4.28 8.56C4.28 7.52 5.08 6.8 6.28 6.8C7.48 6.8 8.28 7.52 8.28 8.56C8.28 10 6.28 10.16 6.28 11.6"], fills: ["M5.35 13.6A.95 .95 0 0 1 7.25 13.6A.95 .95 0 0 1 5.35 13.6Z"], width: 1.3}
          doc.questionmark.fill: {fills: ["M12.46 4.09q.82 .81 .82 2.01v7.65q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H6.45q1.2 0 2.01 .82l4 4ZM12.45 5.07H8.05q-.24 0-.41-.16-.17-.17-.17-.41V.1q0-.26-.18-.44-.18-.19-.44-.19-.26 0-.44 .19-.19 .18-.19 .44V4.5q0 .76 .54 1.29 .53 .53 1.29 .53h4.4q.26 0 .44-.18 .18-.18 .18-.44 0-.26-.18-.44-.18-.19-.44-.19ZM8.14 6.82q-.73-.64-1.86-.64-1.13 0-1.86 .64-.76 .68-.76 1.74 0 .26 .18 .44 .18 .18 .44 .19 .26-.01 .44-.19 .19-.18 .19-.44 0-.5 .33-.8 .38-.33 1.04-.33 .66 0 1.04 .33 .34 .3 .34 .8 0 .26-.19 .5-.14 .18-.58 .53-.56 .45-.79 .75-.44 .56-.44 1.26-.01 .26 .18 .44 .18 .19 .44 .19 .26 0 .44-.19 .19-.18 .19-.44 0-.26 .18-.5 .14-.18 .58-.53 .56-.45 .79-.75 .45-.56 .45-1.26 0-1.06-.77-1.74ZM7.25 13.6c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          doc.richtext: {strokes: ["M2.3 0H10.25A2.3 2.3 0 0 1 12.55 2.3V13.75A2.3 2.3 0 0 1 10.25 16.05H2.3A2.3 2.3 0 0 1 0 13.75V2.3A2.3 2.3 0 0 1 2.3 0Z", "M3 10.6H9.5M3 13H7.2"], fills: ["M2.9 8.4Q2.4 8.4 2.68 7.99L4.72 5.01Q5 4.6 5.31 4.99L6.29 6.21Q6.6 6.6 6.95 6.25L7.65 5.55Q8 5.2 8.28 5.61L9.92 7.99Q10.2 8.4 9.7 8.4Z", "M7.55 3.6A.95 .95 0 0 1 9.45 3.6A.95 .95 0 0 1 7.55 3.6Z"], width: 1.3}
          doc.richtext.fill: {fills: ["M13.28 2.3V13.75q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73h7.95q1.25 0 2.14 .89 .89 .89 .89 2.14ZM4.72 5.01L2.68 7.99q-.14 .2-.09 .31 .06 .1 .31 .1H9.7q.25 0 .31-.1 .05-.11-.09-.31L8.28 5.61q-.14-.21-.3-.22-.16-.01-.33 .16l-.7 .7q-.17 .17-.34 .17-.16-.01-.32-.21L5.31 4.99q-.16-.2-.3-.19-.15 .01-.29 .21ZM9.94 11.04q.18-.18 .18-.44 0-.26-.18-.44-.18-.18-.44-.18H3q-.26 0-.44 .18-.18 .18-.18 .44 0 .26 .18 .44 .18 .19 .44 .19H9.5q.26 0 .44-.19ZM7.64 13.44q.18-.18 .18-.44 0-.26-.18-.44-.18-.18-.44-.18H3q-.26 0-.44 .18-.18 .18-.18 .44 0 .26 .18 .44 .18 .18 .44 .18H7.2q.26 0 .44-.18ZM9.45 3.6c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          doc.text: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M3.4 9.3H9.2M3.4 12.2H9.2"], width: 1.33}
          doc.text.fill: {fills: ["M12.46 4.09q.82 .81 .82 2.01v7.65q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H6.45q1.2 0 2.01 .82l4 4ZM8.05 5.1q-.25 0-.42-.18-.18-.17-.18-.42V.1q0-.25-.18-.42Q7.1-.5 6.85-.5q-.25 0-.42 .18-.18 .17-.18 .42V4.5q0 .75 .53 1.27Q7.3 6.3 8.05 6.3h4.4q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42-.17-.18-.42-.18H8.05ZM9.62 8.28Q9.45 8.1 9.2 8.1H3.4q-.25 0-.42 .18-.18 .17-.18 .42 0 .25 .18 .42 .17 .18 .42 .18H9.2q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42ZM9.62 11.28q-.17-.18-.42-.18H3.4q-.25 0-.42 .18-.18 .17-.18 .42 0 .25 .18 .42 .17 .18 .42 .18H9.2q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42Z"]}
          doc.text.magnifyingglass: {strokes: ["M12.55 7.4L12.55 5.9Q12.55 5.4 12.2 5.04L7.55 .36Q7.2 0 6.7 0L2.3 0Q0 0 0 2.3L0 13.75Q0 16.05 2.3 16.05L7 16.05", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M3.2 8.7H6.4", "M8 12.6A3.2 3.2 0 0 1 14.4 12.6A3.2 3.2 0 0 1 8 12.6Z", "M13.5 15L15.9 17.4"], width: 1.3}
          doc.viewfinder: {strokes: ["M0 4.2V2.6A2.6 2.6 0 0 1 2.6 0H4.4M12.6 0H14.4A2.6 2.6 0 0 1 17 2.6V4.2M17 13.4V15A2.6 2.6 0 0 1 14.4 17.6H12.6M4.4 17.6H2.6A2.6 2.6 0 0 1 0 15V13.4", "M6.03 3.8L8.6 3.8Q9.16 3.8 9.53 4.17L12.01 6.65Q12.38 7.02 12.38 7.58L12.38 12.32A1.43 1.43 0 0 1 10.95 13.75L6.03 13.75A1.43 1.43 0 0 1 4.6 12.32L4.6 5.23A1.43 1.43 0 0 1 6.03 3.8Z", "M8.85 3.86L8.85 6.59A.74 .74 0 0 0 9.59 7.33L12.32 7.33"], width: 1.3}
          doc.zipper: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M4.4 2.2H4.5M4.4 5.2H4.5M4.4 8.2H4.5M4.4 11V12.6"], width: 1.3}
          dock.rectangle: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M4.4 10.6H14"]}
          dollarsign: {strokes: ["M4-3.52C3.52-5.12 2.08-6.08 0-6.08C-2.24-6.08-3.84-4.8-3.84-3.04C-3.84 1.12 4.16-.8 4.16 3.04C4.16 4.96 2.4 6.08 0 6.08C-2.24 6.08-3.84 5.12-4.32 3.36M0-8.16L0 8.16"]}
          dollarsign.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M2.5-2.2C2.2-3.2 1.3-3.8 0-3.8C-1.4-3.8-2.4-3-2.4-1.9C-2.4.7 2.6-.5 2.6 1.9C2.6 3.1 1.5 3.8 0 3.8C-1.4 3.8-2.4 3.2-2.7 2.1M0-5.1V5.1"]}
          dollarsign.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.8-2.89q.72 .22 .93 .92 .1 .32 .39 .47 .29 .16 .61 .07 .32-.1 .47-.39 .16-.29 .07-.61-.31-1.04-1.21-1.62Q1.5-4.41 .8-4.53V-5.1q0-.33-.23-.57Q.33-5.9 0-5.9q-.33 0-.57 .23Q-.8-5.43-.8-5.1v.57q-.81 .16-1.42 .64-.98 .78-.98 1.99Q-3.2-.56-2 .16-1.6 .4-.8 .65V2.91q-.91-.22-1.13-1.02-.09-.32-.37-.48-.29-.17-.61-.08-.32 .09-.48 .37-.17 .29-.08 .61 .3 1.12 1.29 1.73 .6 .38 1.38 .5V5.1q0 .33 .23 .57Q-.33 5.9 0 5.9q.33 0 .57-.23Q.8 5.43 .8 5.1V4.54q.88-.13 1.52-.59Q3.4 3.2 3.4 1.9 3.4 .66 2.25-.02 1.79-.28 .8-.56V-2.89ZM.8 2.91V1.11q.44 .14 .64 .26 .36 .2 .36 .53 0 .47-.4 .75-.25 .17-.6 .26ZM-1.23-2.64q.19-.15 .43-.23v1.83q-.24-.09-.38-.18-.42-.25-.42-.68 0-.44 .37-.74Z"]}
          dot.radiowaves.left.and.right: {strokes: ["M-3.12 2.81A4.2 4.2 0 0 1-3.12-2.81", "M3.12-2.81A4.2 4.2 0 0 1 3.12 2.81", "M-5.35 4.82A7.2 7.2 0 0 1-5.35-4.82", "M5.35-4.82A7.2 7.2 0 0 1 5.35 4.82", "M-7.81 6.56A10.2 10.2 0 0 1-7.81-6.56", "M7.81-6.56A10.2 10.2 0 0 1 7.81 6.56"], fills: ["M-1.8 0A1.8 1.8 0 0 1 1.8 0A1.8 1.8 0 0 1-1.8 0Z"]}
          dot.radiowaves.right: {strokes: ["M3.11-3.11A4.4 4.4 0 0 1 3.11 3.11", "M5.66-5.66A8 8 0 0 1 5.66 5.66", "M8.2-8.2A11.6 11.6 0 0 1 8.2 8.2"], fills: ["M-1.8 0A1.8 1.8 0 0 1 1.8 0A1.8 1.8 0 0 1-1.8 0Z"]}
          dot.radiowaves.up.forward: {strokes: ["M0-4.4A4.4 4.4 0 0 1 4.4 0", "M0-8A8 8 0 0 1 8 0", "M0-11.6A11.6 11.6 0 0 1 11.6 0"], fills: ["M-1.8 0A1.8 1.8 0 0 1 1.8 0A1.8 1.8 0 0 1-1.8 0Z"], flips: true}
          drop: {strokes: ["M5.1.4Q5.7-.3 6.3.4C8.2 3 11.4 7.4 11.4 10.8A5.7 5.7 0 0 1 0 10.8C0 7.4 3.2 3 5.1.4Z"]}
          drop.fill: {strokes: ["M5.1.4Q5.7-.3 6.3.4C8.2 3 11.4 7.4 11.4 10.8A5.7 5.7 0 0 1 0 10.8C0 7.4 3.2 3 5.1.4Z"], fills: ["M5.1.4Q5.7-.3 6.3.4C8.2 3 11.4 7.4 11.4 10.8A5.7 5.7 0 0 1 0 10.8C0 7.4 3.2 3 5.1.4Z"]}
          ear: {strokes: ["M1 6.8A5.8 5.8 0 0 1 12.4 5.6C12.4 10.4 8.4 10.6 8.2 13.6C8 15.6 6.8 16.8 5 16.8C3.4 16.8 2.4 16 2 14.6M4 6.6A2.8 2.8 0 0 1 9.4 5.8C9.4 7.6 7.6 8 7 9.4"]}
          eject: {strokes: ["M6.34 1.2Q7.4 0 8.46 1.2L13.74 7.2Q14.8 8.4 13.2 8.4L1.6 8.4Q0 8.4 1.06 7.2Z", "M1.5 11.4H13.3A.9 .9 0 0 1 14.2 12.3V13.1A.9 .9 0 0 1 13.3 14H1.5A.9 .9 0 0 1 .6 13.1V12.3A.9 .9 0 0 1 1.5 11.4Z"]}
          eject.fill: {strokes: ["M6.34 1.2Q7.4 0 8.46 1.2L13.74 7.2Q14.8 8.4 13.2 8.4L1.6 8.4Q0 8.4 1.06 7.2Z"], fills: ["M6.34 1.2Q7.4 0 8.46 1.2L13.74 7.2Q14.8 8.4 13.2 8.4L1.6 8.4Q0 8.4 1.06 7.2Z", "M.8 11H14A1.2 1.2 0 0 1 15.2 12.2V13A1.2 1.2 0 0 1 14 14.2H.8A1.2 1.2 0 0 1-.4 13V12.2A1.2 1.2 0 0 1 .8 11Z"]}
          ellipsis: {strokes: ["M.4 1.5A1.1 1.1 0 0 1 2.6 1.5A1.1 1.1 0 0 1 .4 1.5ZM6.4 1.5A1.1 1.1 0 0 1 8.6 1.5A1.1 1.1 0 0 1 6.4 1.5ZM12.4 1.5A1.1 1.1 0 0 1 14.6 1.5A1.1 1.1 0 0 1 12.4 1.5Z"], fills: ["M.4 1.5A1.1 1.1 0 0 1 2.6 1.5A1.1 1.1 0 0 1 .4 1.5ZM6.4 1.5A1.1 1.1 0 0 1 8.6 1.5A1.1 1.1 0 0 1 6.4 1.5ZM12.4 1.5A1.1 1.1 0 0 1 14.6 1.5A1.1 1.1 0 0 1 12.4 1.5Z"], width: 0.8}
          ellipsis.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"], fills: ["M3.75 6.4A1.15 1.15 0 0 1 6.05 6.4A1.15 1.15 0 0 1 3.75 6.4Z", "M7.65 6.4A1.15 1.15 0 0 1 9.95 6.4A1.15 1.15 0 0 1 7.65 6.4Z", "M11.55 6.4A1.15 1.15 0 0 1 13.85 6.4A1.15 1.15 0 0 1 11.55 6.4Z"]}
          ellipsis.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM13.85 6.4c0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15 .64 0 1.15-.51 1.15-1.15ZM4.9 7.55c.64 0 1.15-.51 1.15-1.15 0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15ZM8.8 7.55c.64 0 1.15-.51 1.15-1.15 0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15Z"]}
          ellipsis.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-4.53 0A.68 .68 0 0 1 -3.17 0A.68 .68 0 0 1 -4.53 0ZM-.68 0A.68 .68 0 0 1 .68 0A.68 .68 0 0 1 -.68 0ZM3.17 0A.68 .68 0 0 1 4.53 0A.68 .68 0 0 1 3.17 0Z"], fills: ["M-4.53 0A.68 .68 0 0 1 -3.17 0A.68 .68 0 0 1 -4.53 0ZM-.68 0A.68 .68 0 0 1 .68 0A.68 .68 0 0 1 -.68 0ZM3.17 0A.68 .68 0 0 1 4.53 0A.68 .68 0 0 1 3.17 0Z"], widths: [1.4, 0.91]}
          ellipsis.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM1.15 0C1.15-.64 .64-1.15 0-1.15-.64-1.15-1.15-.64-1.15 0-1.15 .64-.64 1.15 0 1.15 .64 1.15 1.15 .64 1.15 0ZM-2.65 0c0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15 .64 0 1.15-.51 1.15-1.15ZM3.8-1.15C3.16-1.15 2.65-.64 2.65 0c0 .64 .51 1.15 1.15 1.15 .64 0 1.15-.51 1.15-1.15 0-.64-.51-1.15-1.15-1.15Z"]}
          ellipsis.curlybraces: {strokes: ["M4.4 0C2.4 0 2 1 2 2.8V5C2 6.6 1.4 7.3 0 7.4C1.4 7.5 2 8.2 2 9.8V12C2 13.8 2.4 14.8 4.4 14.8", "M13.6 0C15.6 0 16 1 16 2.8L16 5C16 6.6 16.6 7.3 18 7.4C16.6 7.5 16 8.2 16 9.8L16 12C16 13.8 15.6 14.8 13.6 14.8"], fills: ["M5 7.4A1 1 0 0 1 7 7.4A1 1 0 0 1 5 7.4Z", "M8 7.4A1 1 0 0 1 10 7.4A1 1 0 0 1 8 7.4Z", "M11 7.4A1 1 0 0 1 13 7.4A1 1 0 0 1 11 7.4Z"]}
          ellipsis.message: {strokes: ["M8.9 0C13.9 0 17.6 3.1 17.6 7.1C17.6 11.2 13.9 14.3 8.9 14.3C8.2 14.3 7.5 14.2 6.8 14.1C5.6 15.1 4.1 15.8 2.6 15.9C2.2 15.9 2.1 15.5 2.4 15.2C3 14.4 3.3 13.5 3.3 12.7C1.2 11.4 0 9.4 0 7.1C0 3.1 3.9 0 8.9 0Z"], fills: ["M3.85 7.1A1.15 1.15 0 0 1 6.15 7.1A1.15 1.15 0 0 1 3.85 7.1Z", "M7.65 7.1A1.15 1.15 0 0 1 9.95 7.1A1.15 1.15 0 0 1 7.65 7.1Z", "M11.45 7.1A1.15 1.15 0 0 1 13.75 7.1A1.15 1.15 0 0 1 11.45 7.1Z"]}
          ellipsis.message.fill: {fills: ["M18.33 7.1q0 1.68-.74 3.17-.7 1.45-2 2.53-2.69 2.23-6.69 2.23-.67 0-1.89-.17-2.05 1.61-4.36 1.76-.03 0-.05 0-.37 0-.65-.19-.31-.21-.41-.58-.17-.61 .31-1.12 .59-.81 .7-1.65-1.47-1.01-2.31-2.44Q-.72 9.02-.72 7.1-.73 5.45 .04 3.97 .78 2.55 2.12 1.48 4.89-.72 8.9-.73q3.99 0 6.69 2.22 1.29 1.07 2 2.49 .74 1.47 .74 3.12ZM13.75 7.1c0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15 .64 0 1.15-.51 1.15-1.15ZM5 8.25c.64 0 1.15-.51 1.15-1.15 0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15ZM8.8 8.25c.64 0 1.15-.51 1.15-1.15 0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15 0 .64 .51 1.15 1.15 1.15Z"]}
          ellipsis.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V10.3A2.7 2.7 0 0 1 15.7 13H2.7A2.7 2.7 0 0 1 0 10.3V2.7A2.7 2.7 0 0 1 2.7 0Z"], fills: ["M3.8 6.5A1.2 1.2 0 0 1 6.2 6.5A1.2 1.2 0 0 1 3.8 6.5Z", "M8 6.5A1.2 1.2 0 0 1 10.4 6.5A1.2 1.2 0 0 1 8 6.5Z", "M12.2 6.5A1.2 1.2 0 0 1 14.6 6.5A1.2 1.2 0 0 1 12.2 6.5Z"]}
          ellipsis.rectangle.fill: {fills: ["M19.12 2.7v7.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM14.6 6.5c0-.66-.54-1.2-1.2-1.2-.66 0-1.2 .54-1.2 1.2 0 .66 .54 1.2 1.2 1.2 .66 0 1.2-.54 1.2-1.2ZM5 7.7c.66 0 1.2-.54 1.2-1.2 0-.66-.54-1.2-1.2-1.2-.66 0-1.2 .54-1.2 1.2 0 .66 .54 1.2 1.2 1.2ZM9.2 7.7c.66 0 1.2-.54 1.2-1.2 0-.66-.54-1.2-1.2-1.2C8.54 5.3 8 5.84 8 6.5c0 .66 .54 1.2 1.2 1.2Z"]}
          envelope: {strokes: ["M2.6 0H15.6A2.6 2.6 0 0 1 18.2 2.6V10.6A2.6 2.6 0 0 1 15.6 13.2H2.6A2.6 2.6 0 0 1 0 10.6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M.9 1.3L7.4 7.2A2.5 2.5 0 0 0 10.8 7.2L17.3 1.3", "M.9 11.9L6 7M17.3 11.9L12.2 7"]}
          envelope.badge: {strokes: ["M12.2 0H2.6A2.6 2.6 0 0 0 0 2.6V10.6A2.6 2.6 0 0 0 2.6 13.2H15.6A2.6 2.6 0 0 0 18.2 10.6V6", "M.9 1.3L7.4 7.2A2.5 2.5 0 0 0 10.8 7.2L13.4 4.8", "M.9 11.9L6 7M17.3 11.9L12.2 7"], fills: ["M14 1.4A3 3 0 0 1 20 1.4A3 3 0 0 1 14 1.4Z"]}
          envelope.badge.fill: {fills: ["M6.17 7.21q.01-.06-.01-.12l.86 .74q.88 .81 2.08 .81 1.2 0 2.08-.81l.86-.74q-.02 .06-.01 .12 0 .24 .17 .4l5.64 5.45q-.94 .86-2.24 .86H2.6q-1.3 0-2.24-.86L6 7.61q.17-.16 .17-.4ZM13.75 4.06L10.42 6.97q0 0-.01 .01-.55 .51-1.31 .51-.76 0-1.31-.51-.01-.01-.01-.01L.17 .33Q.21 .29 .25 .25 1.22-.72 2.6-.73H13.38C13.01-.1 12.8 .62 12.8 1.4c0 1.01 .36 1.94 .95 2.66ZM5.61 6.63q-.24-.01-.41 .16L-.35 12.15q-.37-.7-.37-1.55l-.01-8q0-.7 .26-1.3L5.64 6.63q-.02 0-.03 0ZM17-1.6c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3ZM12.59 6.63q-.01 0-.03 0L14.6 4.85c.68 .47 1.51 .75 2.4 .75 .69 0 1.35-.17 1.93-.47V10.6q0 .85-.38 1.55L13 6.79q-.17-.17-.41-.16Z"]}
          envelope.badge.person.crop: {base: envelope, badge: person.fill}
          envelope.badge.person.crop.fill: {base: envelope.fill, badge: person.fill}
          envelope.badge.shield.half.filled: {base: envelope, badge: shield.lefthalf.filled}
          envelope.badge.shield.half.filled.fill: {base: envelope.fill, badge: shield.lefthalf.filled}
          envelope.fill: {fills: ["M18.03 .33L10.42 6.97q0 0-.01 .01-.55 .51-1.31 .51-.76 0-1.31-.51-.01-.01-.01-.01L.17 .33Q.21 .29 .25 .25 1.22-.72 2.6-.73h13q1.38 0 2.35 .98 .04 .04 .08 .08ZM17.84 13.06q-.94 .86-2.24 .86H2.6q-1.3 0-2.24-.86L6 7.61q.17-.16 .17-.4 .01-.06-.01-.12l.86 .74q.88 .81 2.08 .81 1.2 0 2.08-.81l.86-.74q-.02 .06-.01 .12 0 .24 .17 .4l5.64 5.45ZM-.35 12.15q-.37-.7-.37-1.55l-.01-8q0-.7 .26-1.3L5.64 6.63q-.02 0-.03 0-.24-.01-.41 .16L-.35 12.15ZM18.67 1.3q.26 .6 .26 1.3v8q0 .85-.38 1.55L13 6.79q-.17-.17-.41-.16-.01 0-.03 0L18.67 1.3Z"]}
          envelope.open: {strokes: ["M1 5.4L7.9.6A2.2 2.2 0 0 1 10.3.6L17.2 5.4Q18.2 6.1 18.2 7.4V13.4A2.6 2.6 0 0 1 15.6 16H2.6A2.6 2.6 0 0 1 0 13.4V7.4Q0 6.1 1 5.4Z", "M.5 6.6L7.4 11.3A3 3 0 0 0 10.8 11.3L17.7 6.6", "M1 15L6 11M17.2 15L12.2 11"]}
          envelope.open.badge.clock: {base: envelope.open, badge: clock.fill}
          envelope.open.fill: {fills: ["M9.1-.48q.87 0 1.6 .47 0 .01 .01 .01l6.9 4.8q1.32 .92 1.32 2.6v6q0 1.38-.98 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35l-.01-6q0-1.68 1.31-2.59L.59 4.8 7.49 0Q7.5 0 7.5-.01q.73-.47 1.6-.47ZM10.43 10.76q-.6 .42-1.33 .42-.73 0-1.33-.42L.87 6.06q-.23-.15-.49-.1-.27 .05-.42 .27-.15 .23-.1 .49 .05 .27 .27 .42l5.22 3.55-4.76 3.8q-.21 .17-.24 .44-.03 .27 .14 .48 .17 .21 .44 .24 .27 .03 .48-.14l5-4q.03-.03 .06-.06l.56 .39q.94 .64 2.07 .64 1.13 0 2.07-.64l.56-.39q.03 .03 .06 .06l5 4q.21 .17 .48 .14 .27-.03 .44-.24 .17-.21 .14-.48-.03-.27-.24-.44l-4.76-3.8 5.22-3.55q.22-.15 .27-.42 .05-.26-.1-.49-.15-.22-.42-.27-.26-.05-.49 .1l-6.9 4.7Z"]}
          equal: {strokes: ["M0 0H12.4M0 5.2H12.4"]}
          equal.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.6-1.7H3.6M-3.6 1.7H3.6"]}
          equal.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM3.6-2.5H-3.6q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-3.93-.9-3.6-.9H3.6q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23ZM3.6 .9H-3.6q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H3.6q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q3.93 .9 3.6 .9Z"]}
          eraser: {strokes: ["M10.6.8L.9 9.6A2 2 0 0 0 .8 12.6L3 14.8Q3.8 15.6 5 15.6H7.6L16.2 7.4A2 2 0 0 0 16.3 4.6L13.4.9A2 2 0 0 0 10.6.8Z", "M5.6 5.4L10.8 12.4M7 15.6H16.4"]}
          escape: {strokes: ["M3.1-5.83A6.6 6.6 0 1 1-5.83-3.1", "M-5.4-5.4L1.4 1.4M-5.6-1.4V-5.6H-1.4"]}
          eurosign: {strokes: ["M4.16-4.8A6.4 6.4 0 1 0 4.16 4.8M-5.44-1.44L1.44-1.44M-5.44 1.6L1.44 1.6"]}
          eurosign.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M2.6-3A4 4 0 1 0 2.6 3M-3.4-.9H.9M-3.4 1H.9"]}
          eurosign.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.18-3.2q1.29-.05 2.25 .8 .25 .22 .58 .2 .33-.02 .55-.27 .22-.25 .2-.58-.02-.33-.27-.55Q1.68-4.88-.25-4.8-2.17-4.72-3.51-3.32-4.85-1.93-4.85 0q0 1.93 1.34 3.32Q-2.17 4.72-.25 4.8q1.93 .08 3.38-1.2 .25-.22 .27-.55 .02-.33-.2-.58-.22-.25-.55-.27-.33-.02-.58 .2-.96 .85-2.25 .8-1.28-.06-2.18-.99-.19-.19-.34-.41H.9q.33 0 .57-.23Q1.7 1.33 1.7 1q0-.33-.23-.57Q1.23 .2 .9 .2H-3.24q-.01-.1-.01-.2 0-.05 .01-.1H.9q.33 0 .57-.23Q1.7-.57 1.7-.9q0-.33-.23-.57Q1.23-1.7 .9-1.7H-2.76q.17-.27 .4-.51 .9-.93 2.18-.99Z"]}
          exclamationmark: {strokes: ["M0-6.4V1.8"], fills: ["M-1.2 5.8A1.2 1.2 0 0 1 1.2 5.8A1.2 1.2 0 0 1-1.2 5.8Z"]}
          exclamationmark.arrow.triangle.2.circlepath: {strokes: ["M-6.48-2.36A6.9 6.9 0 0 1 6.83-.96", "M6.48 2.36A6.9 6.9 0 0 1-6.83 .96", "M0-3.4V.8"], fills: ["M9.4-1.35Q9.9-1.35 9.6-.96L7.2 2.15Q6.9 2.55 6.6 2.15L4.2-.96Q3.9-1.35 4.4-1.35Z", "M-9.4 1.35Q-9.9 1.35-9.6 .96L-7.2-2.15Q-6.9-2.55-6.6-2.15L-4.2 .96Q-3.9 1.35-4.4 1.35Z", "M-1 3.4A1 1 0 0 1 1 3.4A1 1 0 0 1-1 3.4Z"]}
          exclamationmark.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M8.8 3V6.9"], fills: ["M7.8 9.6A1 1 0 0 1 9.8 9.6A1 1 0 0 1 7.8 9.6Z"]}
          exclamationmark.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM8.8 7.62q.3 0 .51-.21 .22-.21 .22-.51V3q0-.3-.22-.51-.21-.21-.51-.21-.3 0-.51 .21Q8.08 2.7 8.08 3V6.9q0 .3 .21 .51 .21 .21 .51 .21ZM9.8 9.6c0-.55-.45-1-1-1-.55 0-1 .45-1 1 0 .55 .45 1 1 1 .55 0 1-.45 1-1Z"]}
          exclamationmark.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M0-4.4V.9"], fills: ["M-1.05 3.9A1.05 1.05 0 0 1 1.05 3.9A1.05 1.05 0 0 1-1.05 3.9Z"]}
          exclamationmark.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.57 1.47Q.8 1.23 .8 .9V-4.4q0-.33-.23-.57Q.33-5.2 0-5.2q-.33 0-.57 .23Q-.8-4.73-.8-4.4V.9q0 .33 .23 .57Q-.33 1.7 0 1.7q.33 0 .57-.23ZM0 2.85c-.58 0-1.05 .47-1.05 1.05 0 .58 .47 1.05 1.05 1.05 .58 0 1.05-.47 1.05-1.05 0-.58-.47-1.05-1.05-1.05Z"]}
          exclamationmark.icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z", "M9.5 3.8V7"], fills: ["M8.55 9.7A.95 .95 0 0 1 10.45 9.7A.95 .95 0 0 1 8.55 9.7Z"]}
          exclamationmark.icloud.fill: {fills: ["M.4 5.35Q1.35 4.21 2.81 3.8 3.38 1.89 4.92 .66 6.66-.73 9-.73q2.48 0 4.3 1.45 1.6 1.26 2.18 3.22 1.78 .27 2.97 1.44 1.38 1.36 1.38 3.32 0 2.11-1.5 3.48-1.46 1.35-3.63 1.35H4.7q-2.31 0-3.85-1.41Q-.73 10.69-.73 8.5-.73 6.68 .4 5.35ZM9.5 7.65q.27 0 .46-.19 .19-.19 .19-.46V3.8q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V7q0 .27 .19 .46 .19 .19 .46 .19ZM10.45 9.7c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          exclamationmark.octagon: {strokes: ["M7.67 1.58Q7.67 3.18 6.54 4.31L4.31 6.54Q3.18 7.67 1.58 7.67L-1.58 7.67Q-3.18 7.67-4.31 6.54L-6.54 4.31Q-7.67 3.18-7.67 1.58L-7.67-1.58Q-7.67-3.18-6.54-4.31L-4.31-6.54Q-3.18-7.67-1.58-7.67L1.58-7.67Q3.18-7.67 4.31-6.54L6.54-4.31Q7.67-3.18 7.67-1.58Z", "M0-4.2V.8"], fills: ["M-1.05 3.7A1.05 1.05 0 0 1 1.05 3.7A1.05 1.05 0 0 1-1.05 3.7Z"]}
          exclamationmark.octagon.fill: {fills: ["M1.58 8.4H-1.58q-1.9 0-3.24-1.35L-7.05 4.82Q-8.4 3.48-8.4 1.58V-1.58q0-1.9 1.35-3.24l2.23-2.23Q-3.48-8.4-1.58-8.4H1.58q1.9 0 3.24 1.35L7.05-4.82Q8.4-3.48 8.4-1.58V1.58q0 1.9-1.35 3.24L4.82 7.05Q3.48 8.4 1.58 8.4ZM.57 1.37Q.8 1.13 .8 .8v-5q0-.33-.23-.57Q.33-5 0-5-.33-5-.57-4.77-.8-4.53-.8-4.2v5q0 .33 .23 .57Q-.33 1.6 0 1.6q.33 0 .57-.23ZM1.05 3.7c0-.58-.47-1.05-1.05-1.05-.58 0-1.05 .47-1.05 1.05 0 .58 .47 1.05 1.05 1.05 .58 0 1.05-.47 1.05-1.05Z"]}
          exclamationmark.shield: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z", "M7.2 4.6V8.8"], fills: ["M6.15 11.6A1.05 1.05 0 0 1 8.25 11.6A1.05 1.05 0 0 1 6.15 11.6Z"]}
          exclamationmark.shield.fill: {fills: ["M14.63 1.98q.49 .54 .49 1.42V8q0 6.3-7.04 9.27-.02 .01-.05 .02-.83 .27-1.66 0-.03-.01-.05-.02Q-.73 14.3-.73 8V3.4q0-.88 .5-1.42 .49-.53 1.36-.6Q4.36 1.09 6-.42q.51-.51 1.2-.51 .69 0 1.2 .51 1.64 1.51 4.86 1.8 .88 .07 1.37 .6ZM7.2 9.6q.33 0 .57-.23Q8 9.13 8 8.8V4.6q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57V8.8q0 .33 .23 .57 .24 .23 .57 .23ZM8.25 11.6c0-.58-.47-1.05-1.05-1.05-.58 0-1.05 .47-1.05 1.05 0 .58 .47 1.05 1.05 1.05 .58 0 1.05-.47 1.05-1.05Z"]}
          exclamationmark.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M0-4.4V.9"], fills: ["M-1.05 3.9A1.05 1.05 0 0 1 1.05 3.9A1.05 1.05 0 0 1-1.05 3.9Z"]}
          exclamationmark.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.57 1.47Q.8 1.23 .8 .9V-4.4q0-.33-.23-.57Q.33-5.2 0-5.2q-.33 0-.57 .23Q-.8-4.73-.8-4.4V.9q0 .33 .23 .57Q-.33 1.7 0 1.7q.33 0 .57-.23ZM0 2.85c-.58 0-1.05 .47-1.05 1.05 0 .58 .47 1.05 1.05 1.05 .58 0 1.05-.47 1.05-1.05 0-.58-.47-1.05-1.05-1.05Z"]}
          exclamationmark.triangle: {strokes: ["M7.26 1.45A1.64 1.64 0 0 1 10.12 1.45L16.42 12.55A1.72 1.72 0 0 1 14.98 15.08H2.4A1.72 1.72 0 0 1 .96 12.55Z", "M8.69 5.15V9.35", "M8.18 11.97A.51 .51 0 0 1 9.2 11.97A.51 .51 0 0 1 8.18 11.97Z"], fills: ["M8.18 11.97A.51 .51 0 0 1 9.2 11.97A.51 .51 0 0 1 8.18 11.97Z"], widths: [1.29, 1.42, 0.68], rise: -0.3}
          exclamationmark.triangle.fill: {fills: ["M6.7 1.13A2.29 2.29 0 0 1 10.68 1.13L16.98 12.23A2.37 2.37 0 0 1 14.98 15.73H2.4A2.37 2.37 0 0 1 .4 12.23ZM7.94 5.1V9.4A.75 .75 0 0 0 9.44 9.4V5.1A.75 .75 0 0 0 7.94 5.1ZM7.72 11.97A.97 .97 0 0 0 9.66 11.97A.97 .97 0 0 0 7.72 11.97Z"], rise: -0.3}
          externaldrive: {strokes: ["M.3 8.3L3 1.6Q3.7 0 5.4 0H13Q14.7 0 15.4 1.6L18.1 8.3", "M2.4 7.4H16A2.4 2.4 0 0 1 18.4 9.8V11A2.4 2.4 0 0 1 16 13.4H2.4A2.4 2.4 0 0 1 0 11V9.8A2.4 2.4 0 0 1 2.4 7.4Z"], fills: ["M13.85 10.4A.95 .95 0 0 1 15.75 10.4A.95 .95 0 0 1 13.85 10.4Z"]}
          externaldrive.badge.minus: {base: externaldrive, badge: minus}
          externaldrive.badge.person.crop: {base: externaldrive, badge: person.fill}
          externaldrive.badge.plus: {base: externaldrive, badge: plus}
          externaldrive.fill: {fills: ["M18.52 7.4l.25 .63q.08 .2 .05 .39 .3 .63 .3 1.38V11q0 1.29-.91 2.21-.92 .91-2.21 .91H2.4q-1.29 0-2.21-.91-.92-.92-.92-2.21V9.8q0-.75 .31-1.38 0-.06 0-.12 0-.14 .05-.27l.25-.63H18.52ZM16.06 1.31q.01 .01 .01 .02L18.12 6.4H.28L2.33 1.33q0-.01 .01-.02Q3.23-.72 5.4-.73H13q2.17 0 3.06 2.04ZM15.75 10.6c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          externaldrive.fill.badge.person.crop: {base: externaldrive.fill, badge: person.fill}
          eye: {strokes: ["M.3 5.5C2.1 2.4 5.6 0 10 0C14.4 0 17.9 2.4 19.7 5.5Q20.1 6.2 19.7 6.9C17.9 10 14.4 12.4 10 12.4C5.6 12.4 2.1 10 .3 6.9Q-.1 6.2.3 5.5Z", "M6.7 6.2A3.3 3.3 0 0 1 13.3 6.2A3.3 3.3 0 0 1 6.7 6.2Z"]}
          eye.fill: {fills: ["M16.2 .97q2.62 1.56 4.13 4.17 .61 1.06 0 2.12-1.51 2.61-4.13 4.17-2.83 1.69-6.2 1.69-3.37 0-6.2-1.69Q1.18 9.87-.33 7.26-.94 6.2-.33 5.14h0Q1.18 2.53 3.8 .97 6.63-.72 10-.73q3.37 0 6.2 1.7ZM10 2.05q-1.72 0-2.93 1.22Q5.85 4.48 5.85 6.2q0 1.72 1.22 2.93Q8.28 10.35 10 10.35q1.72 0 2.93-1.22 1.22-1.21 1.22-2.93 0-1.72-1.22-2.93Q11.72 2.05 10 2.05ZM10 8.9A2.7 2.7 0 0 1 10 3.5A2.7 2.7 0 0 1 10 8.9Z"]}
          eye.slash: {base: eye, slash: true}
          eye.slash.fill: {base: eye.fill, slash: true}
          eyedropper: {file: eyedropper, height: 16.5}
          eyeglasses: {strokes: ["M0 5.6A4.2 4.2 0 0 1 8.4 5.6A4.2 4.2 0 0 1 0 5.6Z", "M12.8 5.6A4.2 4.2 0 0 1 21.2 5.6A4.2 4.2 0 0 1 12.8 5.6Z", "M8.2 4.4Q10.6 2.6 13 4.4M0 5C.4 2.6 1.6.4 4 0M21.2 5C20.8 2.6 19.6.4 17.2 0"]}
          face.dashed: {strokes: ["M7.61-1.62A7.8 7.8 0 0 1 7.61 1.62", "M6.52 4.23A7.8 7.8 0 0 1 4.23 6.52", "M1.62 7.61A7.8 7.8 0 0 1-1.62 7.61", "M-4.23 6.52A7.8 7.8 0 0 1-6.52 4.23", "M-7.61 1.62A7.8 7.8 0 0 1-7.61-1.62", "M-6.52-4.23A7.8 7.8 0 0 1-4.23-6.52", "M-1.62-7.61A7.8 7.8 0 0 1 1.62-7.61", "M4.23-6.52A7.8 7.8 0 0 1 6.52-4.23", "M-2.7-3.3V-2.2M2.7-3.3V-2.2M0-2.6V.4Q0 1.2-.9 1.2M-3 3.6C-1.4 5 1.4 5 3 3.6"]}
          face.smiling: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.6 2.2C-2.8 3.7-1.6 4.5 0 4.5C1.6 4.5 2.8 3.7 3.6 2.2"], fills: ["M-3.55-1.8A.95 1.3 0 0 1-1.65-1.8A.95 1.3 0 0 1-3.55-1.8Z", "M1.65-1.8A.95 1.3 0 0 1 3.55-1.8A.95 1.3 0 0 1 1.65-1.8Z"]}
          faceid: {strokes: ["M0 4.6V2.8A2.8 2.8 0 0 1 2.8 0H4.6M12.4 0H14.2A2.8 2.8 0 0 1 17 2.8V4.6M17 12.4V14.2A2.8 2.8 0 0 1 14.2 17H12.4M4.6 17H2.8A2.8 2.8 0 0 1 0 14.2V12.4", "M5.2 5.4V6.6M11.8 5.4V6.6M8.7 5.4V9.2Q8.7 9.8 7.9 9.8M5.4 11.6C7 13 10 13 11.6 11.6"]}
          faxmachine: {strokes: ["M6.4 5.4V1.4Q6.4 0 7.8 0H14.2Q15.6 0 15.6 1.4V5.4", "M1.6 3.6H2.2A1.6 1.6 0 0 1 3.8 5.2V14.4A1.6 1.6 0 0 1 2.2 16H1.6A1.6 1.6 0 0 1 0 14.4V5.2A1.6 1.6 0 0 1 1.6 3.6Z", "M3.8 5.4H16A2.2 2.2 0 0 1 18.2 7.6V13.8A2.2 2.2 0 0 1 16 16H3.8", "M7.4 8.6H14.6"], fills: ["M7.1 11A.9 .9 0 0 1 8.9 11A.9 .9 0 0 1 7.1 11Z", "M7.1 13.4A.9 .9 0 0 1 8.9 13.4A.9 .9 0 0 1 7.1 13.4Z", "M10.1 11A.9 .9 0 0 1 11.9 11A.9 .9 0 0 1 10.1 11Z", "M10.1 13.4A.9 .9 0 0 1 11.9 13.4A.9 .9 0 0 1 10.1 13.4Z", "M13.1 11A.9 .9 0 0 1 14.9 11A.9 .9 0 0 1 13.1 11Z", "M13.1 13.4A.9 .9 0 0 1 14.9 13.4A.9 .9 0 0 1 13.1 13.4Z"]}
          figure.walk: {strokes: ["M2 9.2L3 6.6L6 5.2L7.6 7.8L10 9M6 5.4L5 10.2L7.6 12.6L8.4 16.6M4.8 11.4L4 14L1.6 16.8"], fills: ["M5 1.9A1.8 1.8 0 0 1 8.6 1.9A1.8 1.8 0 0 1 5 1.9Z"]}
          filemenu.and.cursorarrow: {fills: ["M11.67 7.63V4.73H.73V10.8q-.01 .61 .43 1.04 .43 .44 1.04 .44H8.49l.56 1.45H2.2q-1.21 0-2.07-.86-.86-.86-.86-2.07V2.2q0-1.21 .86-2.07Q.99-.73 2.2-.73h8q1.21 0 2.07 .86 .85 .86 .85 2.07V8.29l-1.45-.66ZM10.2 .73h-8q-.61-.01-1.04 .43Q.73 1.59 .73 2.2V3.28H11.67V2.2q0-.61-.43-1.04-.43-.43-1.04-.43ZM8.13 7.53q.05-.05 .23 .03l7.58 3.43q.23 .11 .23 .2-.01 .1-.24 .18L13.08 12.4q-.28 .1-.39 .38l-1.11 2.95q-.09 .24-.18 .24-.09 0-.18-.24L8.14 7.77q-.07-.19-.01-.24ZM6.51 7.51Q6.3 7.72 6 7.72H3.2q-.3 0-.51-.21Q2.47 7.3 2.48 7q-.01-.3 .21-.51 .21-.21 .51-.21H6q.3 0 .51 .21Q6.72 6.7 6.72 7q0 .3-.21 .51ZM5.91 10.31q-.21 .21-.51 .22H3.2q-.3-.01-.51-.22-.22-.21-.21-.51-.01-.3 .21-.51 .21-.21 .51-.21H5.4q.3 0 .51 .21 .21 .21 .21 .51 0 .3-.21 .51Z"]}
          film: {strokes: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V11.6A2.4 2.4 0 0 1 16 14H2.4A2.4 2.4 0 0 1 0 11.6V2.4A2.4 2.4 0 0 1 2.4 0Z", "M4.4 0V14M14 0V14M4.4 7H14M0 3.5H4.4M0 7H4.4M0 10.5H4.4M14 3.5H18.4M14 7H18.4M14 10.5H18.4"]}
          film.fill: {fills: ["M19.12 2.4v9.2q0 1.29-.91 2.21-.92 .92-2.21 .92H2.4q-1.29 0-2.21-.92-.92-.92-.92-2.21V2.4q0-1.29 .92-2.21Q1.11-.73 2.4-.73H16q1.29 0 2.21 .92 .91 .92 .91 2.21ZM18.4 2.85H14.65V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V6.35H5.05V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q3.75-.27 3.75 0V2.85H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H3.75v2.2H0q-.27 0-.46 .19Q-.65 6.73-.65 7q0 .27 .19 .46 .19 .19 .46 .19H3.75v2.2H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H3.75V14q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V7.65h8.3V14q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V11.15H18.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H14.65V7.65H18.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H14.65V4.15H18.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"]}
          flag: {strokes: ["M0 17V1.2", "M0 1.2C1.2.4 2.4 0 3.9 0C6.5 0 7.9 1.7 10.4 1.7C11.4 1.7 12.2 1.5 13 1.2Q13.8 1 13.8 1.8V8.2Q13.8 9 13.1 9.4C12.3 9.8 11.4 10 10.4 10C7.9 10 6.5 8.3 3.9 8.3C2.4 8.3 1.2 8.7 0 9.5"]}
          flag.badge.ellipsis.fill: {base: flag.fill, badge: ellipsis}
          flag.fill: {strokes: ["M0 17V1.2", "M0 1.2C1.2.4 2.4 0 3.9 0C6.5 0 7.9 1.7 10.4 1.7C11.4 1.7 12.2 1.5 13 1.2Q13.8 1 13.8 1.8V8.2Q13.8 9 13.1 9.4C12.3 9.8 11.4 10 10.4 10C7.9 10 6.5 8.3 3.9 8.3C2.4 8.3 1.2 8.7 0 9.5"], fills: ["M0 1.2C1.2.4 2.4 0 3.9 0C6.5 0 7.9 1.7 10.4 1.7C11.4 1.7 12.2 1.5 13 1.2Q13.8 1 13.8 1.8V8.2Q13.8 9 13.1 9.4C12.3 9.8 11.4 10 10.4 10C7.9 10 6.5 8.3 3.9 8.3C2.4 8.3 1.2 8.7 0 9.5Z"]}
          flag.slash.fill: {base: flag.fill, slash: true}
          flame: {strokes: ["M6.7 17C2.7 17 0 14.3 0 10.6C0 8.2 1.2 6.6 2.4 4.9C2.9 4.2 3.7 4.4 3.9 5.2C4.1 6 4.5 6.6 5.2 7C5.4 4.4 5 2.4 4 .8C3.7.2 4.1-.2 4.7 0C9.8 1.6 13.2 6 13.2 10.6C13.2 14.3 10.7 17 6.7 17Z", "M6.8 17C4.9 17 3.7 15.8 3.7 14.2C3.7 12.4 5.2 11.6 6.5 10C8 11.2 9.7 12.4 9.7 14.2C9.7 15.8 8.6 17 6.8 17Z"]}
          flame.fill: {fills: ["M.04 7.28q.45-.94 1.63-2.6 .09-.13 .14-.2 .65-.91 1.61-.7 .74 .16 1.05 .86-.19-2.03-1.08-3.46-.02-.02-.04-.06-.44-.89 .13-1.51 .55-.6 1.45-.3 3.99 1.26 6.5 4.41 2.49 3.15 2.49 6.88 0 3.12-1.95 5.1-2.01 2.03-5.27 2.03-3.27 0-5.35-2.02Q-.72 13.7-.72 10.6-.73 8.9 .04 7.28ZM6.5 11.2c-.9 1-1.9 1.6-1.9 2.9 0 1 .8 1.8 2.2 1.8 1.2 0 2-.8 2-1.8 0-1.3-1.2-2.1-2.3-2.9Z"]}
          folder: {strokes: ["M2.67 .67H4.6C5.3 .67 5.75 .85 6.25 1.25L6.7 1.6C7.15 1.92 7.5 2.04 8.1 2.04H16.25A2 2 0 0 1 18.25 4.04V12.33A2 2 0 0 1 16.25 14.33H2.67A2 2 0 0 1 .67 12.33V2.67A2 2 0 0 1 2.67 .67Z", "M.67 5.13H18.25"], widths: [1.34, 1.25]}
          folder.badge.gearshape: {base: folder, badge: gearshape.fill}
          folder.badge.minus: {base: folder, badge: minus.circle.fill, corner: top}
          folder.badge.person.crop: {base: folder, badge: person.fill}
          folder.badge.plus: {base: folder, badge: plus.circle.fill, corner: top}
          folder.fill: {fills: ["M2.67 0H4.6C5.5 0 6.05 .25 6.65 .75L7.1 1.1C7.45 1.33 7.65 1.37 8.1 1.37H16.25A2.67 2.67 0 0 1 18.92 4.04V4.9H0V2.67A2.67 2.67 0 0 1 2.67 0ZM0 5.9H18.92V12.33A2.67 2.67 0 0 1 16.25 15H2.67A2.67 2.67 0 0 1 0 12.33Z"]}
          folder.fill.badge.gearshape: {base: folder.fill, badge: gearshape.fill}
          folder.fill.badge.person.crop: {base: folder.fill, badge: person.fill}
          folder.fill.badge.plus: {base: folder.fill, badge: plus.circle.fill, corner: top}
          fork.knife: {strokes: ["M0 0V4.2A2.6 2.6 0 0 0 5.2 4.2V0M2.6 0V16.4M10.6 16.4V0C8.6 1 7.6 3.6 7.6 6.4V9.6H10.6"]}
          forward: {strokes: ["M0 1.4Q0 0 1.19 .74L8.21 5.06Q9.4 5.8 8.21 6.54L1.19 10.86Q0 11.6 0 10.2Z", "M10.6 1.4Q10.6 0 11.79 .74L18.81 5.06Q20 5.8 18.81 6.54L11.79 10.86Q10.6 11.6 10.6 10.2Z"]}
          forward.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M.62-2.73Q.2-3 .2-2.5L.2 2.5Q.2 3 .62 2.73L4.48 .27Q4.9 0 4.48-.27Z", "M-3.88-2.73Q-4.3-3-4.3-2.5L-4.3 2.5Q-4.3 3-3.88 2.73L-.02 .27Q.4 0-.02-.27Z"]}
          forward.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-4.19-2.81q-.11 .06-.11 .31v5q0 .25 .11 .31 .1 .05 .31-.08L-.02 .27Q.19 .14 .19 0q0-.14-.21-.27L-3.88-2.73q-.21-.13-.31-.08ZM.62-2.73q-.21-.13-.31-.08Q.2-2.75 .2-2.5v5q0 .25 .11 .31 .1 .05 .31-.08L4.48 .27Q4.69 .14 4.69 0q0-.14-.21-.27L.62-2.73Z"]}
          forward.end: {strokes: ["M0 1.6Q0 0 1.38 .8L10.02 5.8Q11.4 6.6 10.02 7.4L1.38 12.4Q0 13.2 0 11.6Z", "M13.4.4V12.8"]}
          forward.end.fill: {strokes: ["M0 1.6Q0 0 1.38 .8L10.02 5.8Q11.4 6.6 10.02 7.4L1.38 12.4Q0 13.2 0 11.6Z", "M13.4.4V12.8"], fills: ["M0 1.6Q0 0 1.38 .8L10.02 5.8Q11.4 6.6 10.02 7.4L1.38 12.4Q0 13.2 0 11.6Z"]}
          forward.fill: {strokes: ["M0 1.4Q0 0 1.19 .74L8.21 5.06Q9.4 5.8 8.21 6.54L1.19 10.86Q0 11.6 0 10.2Z", "M10.6 1.4Q10.6 0 11.79 .74L18.81 5.06Q20 5.8 18.81 6.54L11.79 10.86Q10.6 11.6 10.6 10.2Z"], fills: ["M0 1.4Q0 0 1.19 .74L8.21 5.06Q9.4 5.8 8.21 6.54L1.19 10.86Q0 11.6 0 10.2Z", "M10.6 1.4Q10.6 0 11.79 .74L18.81 5.06Q20 5.8 18.81 6.54L11.79 10.86Q10.6 11.6 10.6 10.2Z"]}
          fuelpump: {file: fuel-pump, height: 16.5}
          fuelpump.fill: {file: fuel-pump-fill, height: 16.5}
          fuelpump.slash.fill: {base: fuelpump.fill, slash: true}
          gamecontroller: {file: controller, height: 14.5}
          gauge.with.dots.needle.67percent: {strokes: ["M-5.5 5.5A7.8 7.8 0 1 1 5.5 5.5", "M.74-.95L2.96-3.78"], fills: ["M-1.5 0A1.5 1.5 0 0 1 1.5 0A1.5 1.5 0 0 1-1.5 0Z", "M-5.35 1.68A.75 .75 0 0 1-3.85 1.68A.75 .75 0 0 1-5.35 1.68Z", "M-4.99-2.45A.75 .75 0 0 1-3.49-2.45A.75 .75 0 0 1-4.99-2.45Z", "M-1.6-4.83A.75 .75 0 0 1-.1-4.83A.75 .75 0 0 1-1.6-4.83Z", "M4.08-.85A.75 .75 0 0 1 5.58-.85A.75 .75 0 0 1 4.08-.85Z", "M3.69 2.07A.75 .75 0 0 1 5.19 2.07A.75 .75 0 0 1 3.69 2.07Z"]}
          gauge.with.dots.needle.bottom.50percent: {strokes: ["M-5.5 5.5A7.8 7.8 0 1 1 5.5 5.5", "M0 0V-4.2"], fills: ["M-1.5 .6A1.5 1.5 0 0 1 1.5 .6A1.5 1.5 0 0 1-1.5 .6Z", "M-5.35 1.68A.75 .75 0 0 1-3.85 1.68A.75 .75 0 0 1-5.35 1.68Z", "M-4.99-2.45A.75 .75 0 0 1-3.49-2.45A.75 .75 0 0 1-4.99-2.45Z", "M3.49-2.45A.75 .75 0 0 1 4.99-2.45A.75 .75 0 0 1 3.49-2.45Z", "M3.85 1.68A.75 .75 0 0 1 5.35 1.68A.75 .75 0 0 1 3.85 1.68Z"]}
          gear: {strokes: ["M-7.17 0A7.17 7.17 0 0 1 7.17 0A7.17 7.17 0 0 1 -7.17 0Z", "M-1.55 0A1.55 1.55 0 0 1 1.55 0A1.55 1.55 0 0 1 -1.55 0Z", "M1.55 0L7.17 0", "M-.77 1.34L-3.58 6.21", "M-.78 -1.34L-3.59 -6.21", "M7.5 0L8.45 0M7.05 2.57L7.94 2.89M5.75 4.82L6.47 5.43M3.75 6.5L4.23 7.32M1.3 7.39L1.47 8.32M-1.3 7.39L-1.47 8.32M-3.75 6.5L-4.22 7.32M-5.75 4.82L-6.47 5.43M-7.05 2.57L-7.94 2.89M-7.5 0L-8.45 0M-7.05 -2.57L-7.94 -2.89M-5.75 -4.82L-6.47 -5.43M-3.75 -6.5L-4.23 -7.32M-1.3 -7.39L-1.47 -8.32M1.3 -7.39L1.47 -8.32M3.75 -6.5L4.23 -7.32M5.75 -4.82L6.47 -5.43M7.05 -2.57L7.94 -2.89"], widths: [1.35, 1.3, 1.22, 1.22, 1.22, 1.25]}
          gearshape: {height: 18.2, strokes: ["M-1.9-7.4Q-1.86-8.4-.86-8.4L.86-8.4Q1.86-8.4 1.9-7.4L1.92-6.9Q1.95-6.2 2.48-5.98L2.48-5.98Q3-5.77 3.52-6.24L3.88-6.58Q4.62-7.25 5.33-6.55L6.55-5.33Q7.25-4.62 6.58-3.88L6.24-3.52Q5.77-3 5.98-2.48L5.98-2.48Q6.2-1.95 6.9-1.92L7.4-1.9Q8.4-1.86 8.4-.86L8.4 .86Q8.4 1.86 7.4 1.9L6.9 1.92Q6.2 1.95 5.98 2.48L5.98 2.48Q5.77 3 6.24 3.52L6.58 3.88Q7.25 4.62 6.55 5.33L5.33 6.55Q4.62 7.25 3.88 6.58L3.52 6.24Q3 5.77 2.48 5.98L2.48 5.98Q1.95 6.2 1.92 6.9L1.9 7.4Q1.86 8.4 .86 8.4L-.86 8.4Q-1.86 8.4-1.9 7.4L-1.92 6.9Q-1.95 6.2-2.48 5.98L-2.48 5.98Q-3 5.77-3.52 6.24L-3.88 6.58Q-4.62 7.25-5.33 6.55L-6.55 5.33Q-7.25 4.62-6.58 3.88L-6.24 3.52Q-5.77 3-5.98 2.48L-5.98 2.48Q-6.2 1.95-6.9 1.92L-7.4 1.9Q-8.4 1.86-8.4 .86L-8.4-.86Q-8.4-1.86-7.4-1.9L-6.9-1.92Q-6.2-1.95-5.98-2.48L-5.98-2.48Q-5.77-3-6.24-3.52L-6.58-3.88Q-7.25-4.62-6.55-5.33L-5.33-6.55Q-4.62-7.25-3.88-6.58L-3.52-6.24Q-3-5.77-2.48-5.98L-2.48-5.98Q-1.95-6.2-1.92-6.9Z", "M-2.7 0A2.7 2.7 0 0 1 2.7 0A2.7 2.7 0 0 1-2.7 0Z"]}
          gearshape.2: {strokes: ["M-1.25-4.88Q-1.23-5.54-.57-5.54L.57-5.54Q1.23-5.54 1.25-4.88L1.27-4.55Q1.29-4.09 1.64-3.95L1.64-3.95Q1.98-3.81 2.32-4.12L2.56-4.34Q3.05-4.79 3.52-4.32L4.32-3.52Q4.79-3.05 4.34-2.56L4.12-2.32Q3.81-1.98 3.95-1.64L3.95-1.64Q4.09-1.29 4.55-1.27L4.88-1.25Q5.54-1.23 5.54-.57L5.54 .57Q5.54 1.23 4.88 1.25L4.55 1.27Q4.09 1.29 3.95 1.64L3.95 1.64Q3.81 1.98 4.12 2.32L4.34 2.56Q4.79 3.05 4.32 3.52L3.52 4.32Q3.05 4.79 2.56 4.34L2.32 4.12Q1.98 3.81 1.64 3.95L1.64 3.95Q1.29 4.09 1.27 4.55L1.25 4.88Q1.23 5.54 .57 5.54L-.57 5.54Q-1.23 5.54-1.25 4.88L-1.27 4.55Q-1.29 4.09-1.64 3.95L-1.64 3.95Q-1.98 3.81-2.32 4.12L-2.56 4.34Q-3.05 4.79-3.52 4.32L-4.32 3.52Q-4.79 3.05-4.34 2.56L-4.12 2.32Q-3.81 1.98-3.95 1.64L-3.95 1.64Q-4.09 1.29-4.55 1.27L-4.88 1.25Q-5.54 1.23-5.54 .57L-5.54-.57Q-5.54-1.23-4.88-1.25L-4.55-1.27Q-4.09-1.29-3.95-1.64L-3.95-1.64Q-3.81-1.98-4.12-2.32L-4.34-2.56Q-4.79-3.05-4.32-3.52L-3.52-4.32Q-3.05-4.79-2.56-4.34L-2.32-4.12Q-1.98-3.81-1.64-3.95L-1.64-3.95Q-1.29-4.09-1.27-4.55Z", "M-1.6 0A1.6 1.6 0 0 1 1.6 0A1.6 1.6 0 0 1-1.6 0Z", "M10.14 1.82Q10.35 1.36 10.81 1.56L11.6 1.88Q12.07 2.08 11.89 2.55L11.81 2.78Q11.69 3.11 11.89 3.31L11.89 3.31Q12.09 3.51 12.42 3.39L12.65 3.3Q13.12 3.13 13.32 3.59L13.65 4.39Q13.83 4.85 13.38 5.07L13.16 5.17Q12.84 5.32 12.84 5.6L12.84 5.6Q12.84 5.89 13.15 6.03L13.38 6.14Q13.84 6.35 13.64 6.81L13.32 7.6Q13.12 8.07 12.65 7.89L12.42 7.81Q12.09 7.69 11.89 7.89L11.89 7.89Q11.69 8.09 11.81 8.42L11.9 8.65Q12.07 9.12 11.61 9.32L10.81 9.65Q10.35 9.83 10.13 9.38L10.03 9.16Q9.88 8.84 9.6 8.84L9.6 8.84Q9.31 8.84 9.17 9.15L9.06 9.38Q8.85 9.84 8.39 9.64L7.6 9.32Q7.13 9.12 7.31 8.65L7.39 8.42Q7.51 8.09 7.31 7.89L7.31 7.89Q7.11 7.69 6.78 7.81L6.55 7.9Q6.08 8.07 5.88 7.61L5.55 6.81Q5.37 6.35 5.82 6.13L6.04 6.03Q6.36 5.88 6.36 5.6L6.36 5.6Q6.36 5.31 6.05 5.17L5.82 5.06Q5.36 4.85 5.56 4.39L5.88 3.6Q6.08 3.13 6.55 3.31L6.78 3.39Q7.11 3.51 7.31 3.31L7.31 3.31Q7.51 3.11 7.39 2.78L7.3 2.55Q7.13 2.08 7.59 1.88L8.39 1.55Q8.85 1.37 9.07 1.82L9.17 2.04Q9.32 2.36 9.6 2.36L9.6 2.36Q9.89 2.36 10.03 2.05Z", "M8.5 5.6A1.1 1.1 0 0 1 10.7 5.6A1.1 1.1 0 0 1 8.5 5.6Z"]}
          gearshape.2.fill: {fills: ["M1.97-4.91l.01 .12 .09-.08q.46-.43 .99-.41 .53 .01 .97 .45l.8 .8q.44 .44 .45 .97 .02 .53-.41 .99l-.08 .09 .12 .01q.62 .02 .99 .4 .36 .38 .36 1V.57q0 .62-.36 1-.37 .38-.99 .4l-.12 .01 .08 .09q.43 .46 .41 .99 0 .06 0 .13 .21-.4 .58-.56 .33-.14 .69-.07-.07-.37 .07-.7 .19-.43 .68-.64l.81-.34q.51-.2 .95-.03 .33 .14 .54 .45 .21-.32 .55-.45 .44-.17 .94 .04l.78 .32q.52 .22 .7 .65 .14 .33 .07 .69 .37-.07 .7 .07 .43 .19 .64 .68l.34 .81q.2 .51 .03 .95-.13 .33-.45 .54 .32 .21 .45 .55 .17 .44-.04 .94l-.32 .78q-.22 .52-.65 .7-.33 .14-.69 .07 .07 .37-.07 .7-.19 .43-.68 .64l-.81 .34q-.51 .2-.95 .03-.33-.13-.54-.45-.21 .32-.55 .45-.44 .17-.94-.04l-.78-.32q-.52-.22-.7-.65-.14-.33-.07-.69-.37 .07-.7-.07-.43-.19-.64-.68l-.34-.81q-.2-.51-.03-.95 .13-.33 .45-.54-.32-.21-.45-.55-.17-.44 .04-.94L5 3.84q-.07 .1-.17 .19l-.8 .8q-.44 .44-.97 .45-.53 .02-.99-.41l-.09-.08-.01 .12q-.02 .62-.4 .99-.38 .36-1 .36H-.57q-.62 0-1-.36-.38-.37-.4-.99l-.01-.12-.09 .08q-.46 .43-.99 .41-.53-.01-.97-.45l-.8-.8q-.44-.44-.45-.97-.02-.53 .41-.99l.08-.09-.12-.01q-.62-.02-.99-.4-.36-.38-.36-1V-.57q0-.62 .36-1 .37-.38 .99-.4l.12-.01-.08-.09q-.43-.46-.41-.99 .01-.53 .45-.97l.8-.8q.44-.44 .97-.45 .53-.02 .99 .41l.09 .08 .01-.12q.02-.62 .4-.99 .38-.36 1-.36H.57q.62 0 1 .36 .38 .37 .4 .99ZM1.64-1.64Q.96-2.33 0-2.33q-.96 0-1.64 .69Q-2.33-.96-2.33 0q0 .96 .69 1.64Q-.96 2.33 0 2.33q.96 0 1.64-.69Q2.33 .96 2.33 0q0-.96-.69-1.64ZM9.6 3.78q-.76 0-1.29 .53-.53 .53-.53 1.29 0 .76 .53 1.29 .53 .53 1.29 .53 .76 0 1.29-.53 .53-.53 .53-1.29 0-.76-.53-1.29-.53-.53-1.29-.53ZM.62 .62Q.36 .88 0 .88q-.36 0-.62-.26Q-.88 .36-.88 0q0-.36 .26-.62Q-.36-.88 0-.88q.36 0 .62 .26Q.88-.36 .88 0q0 .36-.26 .62ZM9.6 5.97q-.16 0-.27-.1-.1-.11-.1-.27 0-.16 .1-.27 .11-.1 .27-.1 .16 0 .27 .1 .11 .11 .11 .27 0 .16-.11 .27-.11 .1-.27 .1ZM5.74 5.83q.01 0 .01 0H5.74ZM13.46 5.37q-.01 0-.01 0h.01ZM9.83 9.46q0-.01 0-.01v.01ZM9.37 1.74q0 .01 0 .01V1.74Z"]}
          gearshape.fill: {height: 18.2, fills: ["M.86-9.12q.79 0 1.26 .45 .47 .45 .5 1.24l.02 .5q.01 .24 .12 .28 .09 .04 .27-.13l.35-.33q.6-.54 1.25-.52 .65 .01 1.21 .56L7.06-5.84q.56 .56 .57 1.21 .02 .65-.51 1.24l-.35 .37q-.16 .17-.12 .27 .04 .1 .28 .11l.5 .02q.79 .03 1.24 .5 .45 .47 .45 1.26V.86q0 .79-.45 1.26-.45 .47-1.24 .5l-.5 .02q-.24 .01-.28 .12-.04 .09 .13 .27l.33 .35q.54 .6 .52 1.25-.01 .65-.56 1.21L5.84 7.06q-.56 .56-1.21 .57-.65 .02-1.24-.51l-.37-.35q-.17-.16-.27-.12-.1 .04-.11 .28l-.02 .5q-.03 .79-.5 1.24-.47 .45-1.26 .45H-.86q-.79 0-1.26-.45-.47-.45-.5-1.24l-.02-.5q-.01-.24-.12-.28-.09-.04-.27 .13l-.35 .33q-.6 .54-1.25 .52-.65-.01-1.21-.56L-7.06 5.84q-.56-.56-.57-1.21-.02-.65 .51-1.24l.35-.37q.16-.17 .12-.27-.04-.1-.28-.11l-.5-.02q-.79-.03-1.24-.5-.45-.47-.45-1.26V-.86q0-.79 .45-1.26 .45-.47 1.24-.5l.5-.02q.24-.01 .28-.12 .04-.09-.13-.27l-.33-.35q-.54-.6-.52-1.25 .01-.65 .56-1.21l1.23-1.22q.56-.56 1.21-.57 .65-.02 1.24 .51l.37 .35q.17 .16 .27 .12 .1-.04 .11-.28l.02-.5q.03-.79 .5-1.24 .47-.45 1.26-.45H.86ZM0-2.7C-1.49-2.7-2.7-1.49-2.7 0-2.7 1.49-1.49 2.7 0 2.7 1.49 2.7 2.7 1.49 2.7 0 2.7-1.49 1.49-2.7 0-2.7Z"]}
          gift: {strokes: ["M1.1 4H15.5A1.1 1.1 0 0 1 16.6 5.1V6.7A1.1 1.1 0 0 1 15.5 7.8H1.1A1.1 1.1 0 0 1 0 6.7V5.1A1.1 1.1 0 0 1 1.1 4Z", "M1.3 7.8V13.8A2.2 2.2 0 0 0 3.5 16H13.1A2.2 2.2 0 0 0 15.3 13.8V7.8M8.3 4V16", "M8.3 4C6 4 3.4 3.4 3.4 1.7C3.4.6 4.2 0 5.2 0C7.2 0 8.3 2 8.3 4C8.3 2 9.4 0 11.4 0C12.4 0 13.2.6 13.2 1.7C13.2 3.4 10.6 4 8.3 4"]}
          gift.fill: {fills: ["M7.75 4.12V8.05H-.13q-.03-.03-.06-.06-.53-.53-.54-1.29V5.1q0-.76 .54-1.29 .53-.53 1.29-.53H3.52q-.84-.59-.84-1.58 0-1.12 .76-1.81 .7-.61 1.76-.61Q6.94-.73 8.07 .73q.12 .16 .23 .32 .11-.16 .23-.32Q9.66-.73 11.4-.73q1.06 0 1.76 .62 .76 .69 .76 1.81 0 .99-.84 1.58H15.5q.76 0 1.29 .53 .54 .53 .54 1.29V6.7q0 .76-.54 1.29-.03 .03-.06 .06H8.85V4.12q-.27 .01-.55 .01-.28 0-.55-.01ZM15.17 15.87q-.86 .86-2.07 .86H8.85V9.15h7.18V13.8q0 1.21-.86 2.07ZM1.43 15.87q-.86-.86-.86-2.07V9.15H7.75v7.58H3.5q-1.21 0-2.07-.86ZM12.48 1.7q0-.97-1.08-.97-1.03 0-1.73 .89-.39 .5-.54 1.04 3.35-.09 3.35-.96ZM6.93 1.62Q6.23 .73 5.2 .73q-1.07 0-1.07 .97 0 .87 3.34 .96-.15-.54-.54-1.04Z"]}
          giftcard: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V10.4A2.6 2.6 0 0 1 15.8 13H2.6A2.6 2.6 0 0 1 0 10.4V2.6A2.6 2.6 0 0 1 2.6 0Z", "M6 0V13M0 6H18.4", "M6 6C4 6 2.8 5 3.2 3.8C3.8 2.6 6 3.6 6 6C6 3.6 8.2 2.6 8.8 3.8C9.2 5 8 6 6 6Z"]}
          globe: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.5 0A3.5 7.78 0 0 1 3.5 0A3.5 7.78 0 0 1-3.5 0Z", "M-7.775 0H7.775M0-7.775V7.775"]}
          globe.americas: {file: globe-americas, height: 17}
          globe.asia.australia: {file: globe-asia-australia, height: 17}
          globe.europe.africa: {file: globe-europe-africa, height: 17}
          gobackward: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3"]}
          gobackward.10: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-3.29-1.4L-1.99-2.28L-1.99 2.88", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          gobackward.15: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-3.29-1.4L-1.99-2.28L-1.99 2.88", "M3.4-2.28L1.11-2.28L.86 .16C1.17-.24 1.6-.38 2.1-.38C3.03-.38 3.65 .3 3.65 1.25C3.65 2.2 3.03 2.88 2.1 2.88C1.36 2.88 .8 2.54 .61 1.86"], width: 1.3}
          gobackward.30: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-3.46-1.33C-3.28-1.94-2.72-2.28-2.04-2.28C-1.23-2.28-.67-1.81-.67-1.06C-.67-.38-1.23 .1-2.1 .1C-1.11 .1-.49 .64-.49 1.46C-.49 2.34-1.17 2.88-2.1 2.88C-2.91 2.88-3.46 2.48-3.65 1.8", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          gobackward.45: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-1.29 2.88L-1.29-2.28L-3.77 1.59L-.43 1.59", "M3.4-2.28L1.11-2.28L.86 .16C1.17-.24 1.6-.38 2.1-.38C3.03-.38 3.65 .3 3.65 1.25C3.65 2.2 3.03 2.88 2.1 2.88C1.36 2.88 .8 2.54 .61 1.86"], width: 1.3}
          gobackward.5: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M1.3-2.28L-.99-2.28L-1.24 .16C-.93-.24-.5-.38 0-.38C.93-.38 1.55 .3 1.55 1.25C1.55 2.2 .93 2.88 0 2.88C-.74 2.88-1.3 2.54-1.49 1.86"], width: 1.3}
          gobackward.60: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-1.29-2.06C-2.6-1.31-3.59-.2-3.59 1.17", "M-3.59 1.17A1.49 1.49 0 0 1-.61 1.17A1.49 1.49 0 0 1-3.59 1.17Z", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          gobackward.75: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-3.59-2.28L-.61-2.28L-2.6 2.88", "M3.4-2.28L1.11-2.28L.86 .16C1.17-.24 1.6-.38 2.1-.38C3.03-.38 3.65 .3 3.65 1.25C3.65 2.2 3.03 2.88 2.1 2.88C1.36 2.88 .8 2.54 .61 1.86"], width: 1.3}
          gobackward.90: {strokes: ["M-6.4-2.58A6.9 6.9 0 1 0 0-6.9L-1.3-6.9", "M2.2-10.5L-1.5-6.9L2.2-3.3", "M-2.91 2.66C-1.6 1.91-.61 .8-.61-.57", "M-.61-.57A1.49 1.49 0 0 1-3.59-.57A1.49 1.49 0 0 1-.61-.57Z", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          goforward: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9H1.3", "M-2.2-10.5L1.5-6.9L-2.2-3.3"]}
          goforward.10: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-3.29-1.4L-1.99-2.28L-1.99 2.88", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          goforward.15: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-3.29-1.4L-1.99-2.28L-1.99 2.88", "M3.4-2.28L1.11-2.28L.86 .16C1.17-.24 1.6-.38 2.1-.38C3.03-.38 3.65 .3 3.65 1.25C3.65 2.2 3.03 2.88 2.1 2.88C1.36 2.88 .8 2.54 .61 1.86"], width: 1.3}
          goforward.30: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-3.46-1.33C-3.28-1.94-2.72-2.28-2.04-2.28C-1.23-2.28-.67-1.81-.67-1.06C-.67-.38-1.23 .1-2.1 .1C-1.11 .1-.49 .64-.49 1.46C-.49 2.34-1.17 2.88-2.1 2.88C-2.91 2.88-3.46 2.48-3.65 1.8", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          goforward.45: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-1.29 2.88L-1.29-2.28L-3.77 1.59L-.43 1.59", "M3.4-2.28L1.11-2.28L.86 .16C1.17-.24 1.6-.38 2.1-.38C3.03-.38 3.65 .3 3.65 1.25C3.65 2.2 3.03 2.88 2.1 2.88C1.36 2.88 .8 2.54 .61 1.86"], width: 1.3}
          goforward.5: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M1.3-2.28L-.99-2.28L-1.24 .16C-.93-.24-.5-.38 0-.38C.93-.38 1.55 .3 1.55 1.25C1.55 2.2 .93 2.88 0 2.88C-.74 2.88-1.3 2.54-1.49 1.86"], width: 1.3}
          goforward.60: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-1.29-2.06C-2.6-1.31-3.59-.2-3.59 1.17", "M-3.59 1.17A1.49 1.49 0 0 1-.61 1.17A1.49 1.49 0 0 1-3.59 1.17Z", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          goforward.75: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-3.59-2.28L-.61-2.28L-2.6 2.88", "M3.4-2.28L1.11-2.28L.86 .16C1.17-.24 1.6-.38 2.1-.38C3.03-.38 3.65 .3 3.65 1.25C3.65 2.2 3.03 2.88 2.1 2.88C1.36 2.88 .8 2.54 .61 1.86"], width: 1.3}
          goforward.90: {strokes: ["M6.4-2.58A6.9 6.9 0 1 1 0-6.9L1.3-6.9", "M-2.2-10.5L1.5-6.9L-2.2-3.3", "M-2.91 2.66C-1.6 1.91-.61 .8-.61-.57", "M-.61-.57A1.49 1.49 0 0 1-3.59-.57A1.49 1.49 0 0 1-.61-.57Z", "M.61 .3A1.49 2.36 0 0 1 3.59 .3A1.49 2.36 0 0 1 .61 .3Z"], width: 1.3}
          graduationcap: {strokes: ["M9.6 0L19.2 4.4L9.6 8.8L0 4.4Z", "M4 6.4V10.8C5.2 12.4 7.2 13.2 9.6 13.2C12 13.2 14 12.4 15.2 10.8V6.4M19.2 4.4V9.6"]}
          graduationcap.fill: {strokes: ["M9.6 0L19.2 4.4L9.6 8.8L0 4.4Z", "M4 6.4V10.8C5.2 12.4 7.2 13.2 9.6 13.2C12 13.2 14 12.4 15.2 10.8V6.4M19.2 4.4V9.6"], fills: ["M9.6 0L19.2 4.4L9.6 8.8L0 4.4Z"]}
          hammer: {strokes: ["M-3.39 -.28L0 -3.68L.07 -4.74L1.48 -6.15Q2.05 -6.72 1.48 -7.28L-.64 -9.4Q-1.2 -9.97 -1.77 -9.4L-3.18 -7.99L-3.25 -6.65L-6.36 -3.54Q-8.41 -1.34 -8.2 1.98Q-7.07 0 -5.37 -.57Q-4.17 -1.06 -3.39 -.28Z", "M-3.08 -.6L5.41 7.88Q6.54 9.02 7.67 7.88L7.95 7.6Q9.09 6.47 7.95 5.34L-.53 -3.15"]}
          hand.draw: {strokes: ["M9.54 11.47L9.54 4.83A1.15 1.15 0 0 1 11.83 4.83L11.83 9.01L15.11 9.83Q16.75 10.24 16.59 11.8L16.1 15.41Q15.85 17.21 14.13 17.21L11.83 17.21Q10.52 17.21 9.78 16.23L5.93 12.29C5.27 11.31 6.58 10.16 7.57 10.65Z", "M6.4 1.6C4.8-.6 1.8-.8.6 1.2C-.4 3 .8 4.6 2.6 4.4"]}
          hand.point.up.left: {strokes: ["M4.8 9.6V1.5A1.4 1.4 0 0 1 7.6 1.5V6.6L11.6 7.6Q13.6 8.1 13.4 10L12.8 14.4Q12.5 16.6 10.4 16.6H7.6Q6 16.6 5.1 15.4L.4 10.6C-.4 9.4 1.2 8 2.4 8.6Z"]}
          hand.point.up.left.fill: {strokes: ["M4.8 9.6V1.5A1.4 1.4 0 0 1 7.6 1.5V6.6L11.6 7.6Q13.6 8.1 13.4 10L12.8 14.4Q12.5 16.6 10.4 16.6H7.6Q6 16.6 5.1 15.4L.4 10.6C-.4 9.4 1.2 8 2.4 8.6Z"], fills: ["M4.8 9.6V1.5A1.4 1.4 0 0 1 7.6 1.5V6.6L11.6 7.6Q13.6 8.1 13.4 10L12.8 14.4Q12.5 16.6 10.4 16.6H7.6Q6 16.6 5.1 15.4L.4 10.6C-.4 9.4 1.2 8 2.4 8.6Z"]}
          hand.raised: {strokes: ["M3.4 10.6V3.4A1.35 1.35 0 0 1 6.1 3.4V1.4A1.35 1.35 0 0 1 8.8 1.4V2.4A1.35 1.35 0 0 1 11.5 2.4V4.4A1.3 1.3 0 0 1 14.1 4.4V11C14.1 14.8 11.8 17.2 8.4 17.2C5.6 17.2 4.2 15.8 2.8 13.4L.3 9.4C-.3 8.3 1.2 7.2 2.1 8.2L3.4 9.8", "M6.1 3.4V7.6M8.8 2.4V7.4M11.5 4.4V7.8"]}
          hand.raised.fill: {fills: ["M8.8 8.25q.45 0 .45-.45V.36q.04 .06 .07 .13 .38-.16 .83-.16 .6 0 1.07 .29-.17 .1-.17 .38V8.2q0 .45 .45 .45 .45 0 .45-.45V1.36q.28 .46 .28 1.04v.05q.27-.08 .57-.08 .84 0 1.43 .6 .6 .59 .6 1.43V11q0 3.12-1.77 5.02-1.78 1.91-4.66 1.91-2.22 0-3.76-1.15-1.25-.93-2.46-3.01L-.31 9.78q-.02-.01-.03-.03-.35-.66-.15-1.34 .17-.62 .71-.99 .55-.38 1.19-.33 .72 .05 1.23 .63 .01 .01 .02 .02l.02 .02V3.4q0-.86 .6-1.47 .61-.6 1.47-.61 .33 0 .63 .1V1.4q0-.58 .27-1.04V8q0 .45 .45 .45 .45 0 .45-.45V0q0-.28-.17-.38 .47-.3 1.07-.29 .49 0 .9 .19V7.8q0 .45 .45 .45Z"]}
          hand.raised.slash: {base: hand.raised, slash: true}
          hand.raised.slash.fill: {base: hand.raised.fill, slash: true}
          hand.tap: {strokes: ["M6.13 10.66L6.13 3.69A1.2 1.2 0 0 1 8.54 3.69L8.54 8.08L11.98 8.94Q13.7 9.37 13.52 11L13.01 14.78Q12.75 16.68 10.94 16.68L8.54 16.68Q7.16 16.68 6.39 15.64L2.34 11.52C1.66 10.48 3.03 9.28 4.06 9.8Z", "M2.98 5.17A4.6 4.6 0 1 1 11.62 5.17"]}
          hand.thumbsdown: {strokes: ["M-5-7.6C-6.8-6.3-7.9-4.6-8.2-2.3C-8.4-.9-8.9 0-10 0C-11.4 0-12.2-1.2-12.2-2.7C-12.2-3.9-11.8-5-11.3-6.1L-15-6.1A1.75 1.75 0 0 1-15.9-9.4A1.7 1.7 0 0 1-15.7-12.6A1.6 1.6 0 0 1-14.7-15.2C-14.7-16.7-13.7-17.2-12.4-17.2L-10.2-17.2C-8.3-17.2-6.8-16.9-5.4-16.1C-3.9-15.2-3.2-13.8-3.2-12C-3.2-10.2-3.8-8.5-5-7.6Z", "M-3.9-8.5L-2.7-8.5C-1-8.5 0-10.1 0-12.2C0-14.3-1-16-2.6-16L-4.8-16"]}
          hand.thumbsdown.fill: {fills: ["M-12.38-5.38h-2.6q-.86 .04-1.56-.46-.71-.51-.94-1.36-.23-.84 .12-1.64 .13-.29 .3-.52-.13-.15-.24-.33-.4-.66-.36-1.43 .05-.77 .54-1.37 .2-.24 .44-.42-.05-.16-.08-.33-.1-.63 .12-1.21 .23-.59 .72-.98 .25-.2 .54-.32 .15-1.02 .9-1.59 .78-.59 2.08-.59h2.2q3.02 0 5.1 1.17-.1 .06-.16 .16-.13 .19-.08 .42 .05 .22 .24 .34Q-3.15-14.59-3.15-12q0 1.12-.4 2.04-.42 .95-1.18 1.52-.18 .14-.21 .36-.04 .23 .1 .41 .14 .18 .36 .21 .23 .04 .41-.1 1-.75 1.52-1.96 .5-1.13 .5-2.48 0-1.55-.64-2.78-.61-1.19-1.75-1.95H-2.6q1.56 0 2.51 1.45 .82 1.25 .82 3.08-.01 1.84-.85 3.05-.96 1.37-2.58 1.37H-3.79q-.34 .44-.78 .76l-.01 .01q-2.51 1.81-2.9 4.8Q-7.9 .72-10 .73q-1.38 0-2.2-1.08-.72-.94-.72-2.35 0-1.18 .54-2.68Z"]}
          hand.thumbsup: {strokes: ["M5 7.6C6.8 6.3 7.9 4.6 8.2 2.3C8.4.9 8.9 0 10 0C11.4 0 12.2 1.2 12.2 2.7C12.2 3.9 11.8 5 11.3 6.1H15A1.75 1.75 0 0 1 15.9 9.4A1.7 1.7 0 0 1 15.7 12.6A1.6 1.6 0 0 1 14.7 15.2C14.7 16.7 13.7 17.2 12.4 17.2H10.2C8.3 17.2 6.8 16.9 5.4 16.1C3.9 15.2 3.2 13.8 3.2 12C3.2 10.2 3.8 8.5 5 7.6Z", "M3.9 8.5H2.7C1 8.5 0 10.1 0 12.2C0 14.3 1 16 2.6 16H4.8"]}
          hand.thumbsup.fill: {fills: ["M12.38 5.38h2.6q.86-.04 1.56 .46 .71 .51 .94 1.36 .23 .84-.12 1.64-.13 .29-.3 .52 .13 .15 .24 .33 .4 .66 .36 1.43-.05 .77-.54 1.37-.2 .24-.44 .42 .05 .16 .08 .33 .1 .63-.12 1.21-.23 .59-.72 .98-.25 .2-.54 .32-.15 1.02-.9 1.59-.78 .59-2.08 .59H10.2q-3.02 0-5.1-1.17 .1-.06 .16-.16 .13-.19 .08-.42-.05-.22-.24-.34Q3.15 14.59 3.15 12q0-1.12 .4-2.04 .42-.95 1.18-1.52 .18-.14 .21-.36 .04-.23-.1-.41-.14-.18-.36-.21-.23-.04-.41 .1-1 .75-1.52 1.96-.5 1.13-.5 2.48 0 1.55 .64 2.78 .61 1.19 1.75 1.95H2.6q-1.56 0-2.51-1.45-.82-1.25-.82-3.08 .01-1.84 .85-3.05Q1.08 7.78 2.7 7.78H3.79q.34-.44 .78-.76l.01-.01q2.51-1.81 2.9-4.8Q7.9-.72 10-.73q1.38 0 2.2 1.08 .72 .94 .72 2.35 0 1.18-.54 2.68Z"]}
          hand.wave: {strokes: ["M5.99 12.31L3.94 6.01A1.24 1.24 0 0 1 6.3 5.24L5.74 3.49A1.24 1.24 0 0 1 8.1 2.72L8.38 3.6A1.24 1.24 0 0 1 10.74 2.83L11.31 4.58A1.2 1.2 0 0 1 13.59 3.84L15.46 9.62C16.54 12.94 15.21 15.69 12.24 16.66C9.79 17.46 8.17 16.63 6.26 14.93L2.93 12.14C2.1 11.35 3.1 9.96 4.17 10.58L5.76 11.61", "M6.3 5.24L7.5 8.92M8.38 3.6L9.8 7.97M11.31 4.58L12.28 7.56", "M15.6.6A5.4 5.4 0 0 1 18 4.4M.4 15.4A5 5 0 0 0 3 18.6"]}
          hare: {strokes: ["M14.2 4.4C13.6 2.4 11.6.2 9.6 0C8.6-.1 8.4.9 9 1.8C9.8 3 11 3.8 12 4.4C10.6 5 9.6 5.2 7.6 5C3.6 4.8 1.2 7 .6 10C.2 12 1.2 13 3 13H17Q18.4 13 18 11.8C17.6 10.8 16.2 10.6 15 10.4C16 9.8 16.6 9.6 17.4 9.4C19.2 9.2 20.6 8.8 20.6 7.4C20.6 5.6 17.4 4.2 14.2 4.4Z", "M7 13C7.6 11.4 7 9.4 5 9"], fills: ["M16.4 6.8A.8 .8 0 0 1 18 6.8A.8 .8 0 0 1 16.4 6.8Z"]}
          headphones: {strokes: ["M0 11V8.2A8 8 0 0 1 16 8.2V11"], fills: ["M.88 9H1.88A1.6 1.6 0 0 1 3.48 10.6V14.6A1.6 1.6 0 0 1 1.88 16.2H.88A1.6 1.6 0 0 1-.72 14.6V10.6A1.6 1.6 0 0 1 .88 9Z", "M14.1 9H15.1A1.6 1.6 0 0 1 16.7 10.6V14.6A1.6 1.6 0 0 1 15.1 16.2H14.1A1.6 1.6 0 0 1 12.5 14.6V10.6A1.6 1.6 0 0 1 14.1 9Z"]}
          heart: {strokes: ["M7.54 13.9C7.02 13.9 0 9.53 0 4.37C0 1.86 1.78 0 4.07 0C5.59 0 6.81 .75 7.54 2.06C8.29 .75 9.51 0 11.03 0C13.32 0 15.1 1.86 15.1 4.37C15.1 9.53 8.08 13.9 7.54 13.9Z"], width: 1.33, rise: -0.5}
          heart.fill: {strokes: ["M7.54 13.9C7.02 13.9 0 9.53 0 4.37C0 1.86 1.78 0 4.07 0C5.59 0 6.81 .75 7.54 2.06C8.29 .75 9.51 0 11.03 0C13.32 0 15.1 1.86 15.1 4.37C15.1 9.53 8.08 13.9 7.54 13.9Z"], fills: ["M7.54 13.9C7.02 13.9 0 9.53 0 4.37C0 1.86 1.78 0 4.07 0C5.59 0 6.81 .75 7.54 2.06C8.29 .75 9.51 0 11.03 0C13.32 0 15.1 1.86 15.1 4.37C15.1 9.53 8.08 13.9 7.54 13.9Z"], width: 1.33, rise: -0.5}
          heart.slash.fill: {base: heart.fill, slash: true}
          heart.text.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-3.4 4H3.4"], fills: ["M.02 1.22C-.2 1.22-3.1-.61-3.1-2.77C-3.1-3.82-2.37-4.6-1.42-4.6C-.79-4.6-.29-4.28 .02-3.74C.32-4.28 .83-4.6 1.46-4.6C2.4-4.6 3.14-3.82 3.14-2.77C3.14-.61 .24 1.22 .02 1.22Z"]}
          heart.text.square.fill: {fills: ["M7.92-3.8V3.8q0 1.71-1.2 2.92-1.21 1.2-2.92 1.2H-3.8q-1.71 0-2.92-1.2-1.2-1.21-1.2-2.92V-3.8q0-1.71 1.2-2.92 1.21-1.2 2.92-1.2H3.8q1.71 0 2.92 1.2 1.2 1.21 1.2 2.92ZM-1.42-4.6c-.95 0-1.68 .78-1.68 1.83C-3.1-.61-.2 1.22 .02 1.22c.22 0 3.12-1.83 3.12-3.99 0-1.05-.74-1.83-1.68-1.83-.63 0-1.14 .32-1.44 .86-.31-.54-.81-.86-1.44-.86ZM3.86 3.54q-.19-.19-.46-.19H-3.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H3.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          hexagon: {strokes: ["M-1.39-7.6Q0-8.4 1.39-7.6L5.89-5Q7.27-4.2 7.27-2.6L7.27 2.6Q7.27 4.2 5.89 5L1.39 7.6Q0 8.4-1.39 7.6L-5.89 5Q-7.27 4.2-7.27 2.6L-7.27-2.6Q-7.27-4.2-5.89-5Z"]}
          hexagon.fill: {strokes: ["M-1.39-7.6Q0-8.4 1.39-7.6L5.89-5Q7.27-4.2 7.27-2.6L7.27 2.6Q7.27 4.2 5.89 5L1.39 7.6Q0 8.4-1.39 7.6L-5.89 5Q-7.27 4.2-7.27 2.6L-7.27-2.6Q-7.27-4.2-5.89-5Z"], fills: ["M-1.39-7.6Q0-8.4 1.39-7.6L5.89-5Q7.27-4.2 7.27-2.6L7.27 2.6Q7.27 4.2 5.89 5L1.39 7.6Q0 8.4-1.39 7.6L-5.89 5Q-7.27 4.2-7.27 2.6L-7.27-2.6Q-7.27-4.2-5.89-5Z"]}
          hifispeaker: {strokes: ["M2.2 0H9.2A2.2 2.2 0 0 1 11.4 2.2V14.4A2.2 2.2 0 0 1 9.2 16.6H2.2A2.2 2.2 0 0 1 0 14.4V2.2A2.2 2.2 0 0 1 2.2 0Z", "M2.4 10.6A3.3 3.3 0 0 1 9 10.6A3.3 3.3 0 0 1 2.4 10.6Z"], fills: ["M4.3 4A1.4 1.4 0 0 1 7.1 4A1.4 1.4 0 0 1 4.3 4Z"]}
          hifispeaker.fill: {fills: ["M12.12 2.2V14.4q0 1.21-.85 2.07-.86 .86-2.07 .86h-7q-1.21 0-2.07-.86-.86-.86-.86-2.07V2.2q0-1.21 .86-2.07Q.99-.73 2.2-.73h7q1.21 0 2.07 .86 .85 .86 .85 2.07ZM8.49 7.81Q7.34 6.65 5.7 6.65q-1.64 0-2.79 1.16Q1.75 8.96 1.75 10.6q0 1.64 1.16 2.79 1.15 1.16 2.79 1.16 1.64 0 2.79-1.16 1.16-1.15 1.16-2.79 0-1.64-1.16-2.79ZM7.57 12.47q-.77 .78-1.87 .78-1.1 0-1.87-.78-.78-.77-.78-1.87 0-1.1 .78-1.87 .77-.78 1.87-.78 1.1 0 1.87 .78 .78 .77 .78 1.87 0 1.1-.78 1.87ZM7.1 4c0-.77-.63-1.4-1.4-1.4-.77 0-1.4 .63-1.4 1.4 0 .77 .63 1.4 1.4 1.4 .77 0 1.4-.63 1.4-1.4Z"]}
          highlighter: {strokes: ["M5 8.6L12 .8Q12.8-.1 13.7.7L16 2.8Q16.9 3.6 16.1 4.5L9.2 12.2L6.4 12.8L4.4 11ZM5 8.6L9.2 12.2M4.6 11.2L1.6 14.2H5.4L6.2 12.8", "M0 16.8H16.4"]}
          hourglass: {strokes: ["M0 0H10.6M0 16.6H10.6", "M1.4 0V2.8C1.4 5.8 4.3 6.4 4.3 8.3C4.3 10.2 1.4 10.8 1.4 13.8V16.6M9.2 0V2.8C9.2 5.8 6.3 6.4 6.3 8.3C6.3 10.2 9.2 10.8 9.2 13.8V16.6"], fills: ["M3 15.2C3.2 13.6 4.4 12.9 5.3 11.9C6.2 12.9 7.4 13.6 7.6 15.2Z"]}
          house: {strokes: ["M2.4 7V13.4A2 2 0 0 0 4.4 15.4H14.2A2 2 0 0 0 16.2 13.4V7", "M0 8.1L8.2.6A1.6 1.6 0 0 1 10.4.6L18.6 8.1", "M14.6 4.2V1.6", "M7 15.4V10.9Q7 10 7.9 10H10.7Q11.6 10 11.6 10.9V15.4"]}
          house.fill: {fills: ["M16.93 13.4q0 1.13-.8 1.93-.8 .79-1.93 .79H11.4V11.2q0-.8-.8-.8H8q-.8 0-.8 .8v4.92H4.4q-1.13 0-1.93-.79-.79-.8-.79-1.93V9.43L8.57 3.21q0-.01 .01-.01 .3-.29 .72-.29 .42 0 .72 .29 .01 0 .01 .01l6.9 6.22V13.4ZM13.88 1.6q0-.3 .21-.51 .21-.21 .51-.21 .3 0 .51 .21 .21 .21 .22 .51V4.12l3.76 3.45q.22 .2 .23 .5 .02 .3-.19 .52-.2 .22-.5 .23-.3 .02-.52-.19L9.9 1.13q-.25-.24-.6-.24-.35 0-.61 .24L.49 8.63q-.22 .21-.52 .19-.3-.01-.5-.23-.21-.22-.19-.52 .01-.3 .23-.5l8.2-7.5Q8.37-.56 9.3-.56q.93 0 1.6 .63L13.88 2.8V1.6ZM10.13 1.97q-.38-.16-.83-.16-.45 0-.83 .16l.35-.31q.48-.43 .96 0l.35 .31Z"]}
          icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"]}
          icloud.and.arrow.down: {strokes: ["M6.2 12H4.6C2 12 0 10.3 0 8C0 5.9 1.4 4.4 3.4 4.1C4 1.7 6.2 0 9 0C12 0 14.3 1.8 14.9 4.3C17.4 4.5 19.1 6.1 19.1 8.1C19.1 10.4 17.2 12 14.7 12H12.9", "M9.55 6V15.6M6.6 12.8L9.55 15.8L12.5 12.8"]}
          icloud.and.arrow.down.fill: {fills: ["M4.94 .57Q6.67-.72 9-.72q2.46-.01 4.28 1.35 1.6 1.19 2.19 3.02 1.77 .26 2.96 1.36 1.4 1.29 1.4 3.17 0 2.01-1.52 3.32-1.45 1.26-3.61 1.26h-.35q-.02-.75-.55-1.28-.55-.54-1.32-.53-.61 .01-1.08 .36V6q0-.77-.54-1.31-.54-.54-1.31-.54-.77 0-1.31 .54Q7.7 5.23 7.7 6v5.31q-.47-.35-1.08-.36-.77-.01-1.32 .53-.53 .53-.55 1.28H4.7q-2.3 0-3.83-1.32-1.6-1.36-1.6-3.45 0-1.74 1.14-3.01 .96-1.07 2.41-1.45Q3.4 1.73 4.94 .57ZM10.28 14.03l1.7-1.74q.21-.21 .51-.21 .3-.01 .52 .2 .21 .21 .21 .51 .01 .3-.2 .52l-2.95 3q-.01 0-.01 .01-.22 .21-.52 .2-.3 0-.51-.21l-2.95-3q-.21-.22-.2-.52 0-.3 .21-.51 .22-.21 .52-.2 .3 0 .51 .21l1.71 1.74V6q0-.3 .21-.51 .21-.21 .51-.21 .3 0 .51 .21 .21 .21 .22 .51v8.03Z"]}
          icloud.and.arrow.up: {strokes: ["M6.2 12H4.6C2 12 0 10.3 0 8C0 5.9 1.4 4.4 3.4 4.1C4 1.7 6.2 0 9 0C12 0 14.3 1.8 14.9 4.3C17.4 4.5 19.1 6.1 19.1 8.1C19.1 10.4 17.2 12 14.7 12H12.9", "M9.55 15.8V6.4M6.6 9.2L9.55 6.2L12.5 9.2"]}
          icloud.and.arrow.up.fill: {fills: ["M4.94 .57Q6.67-.72 9-.72q2.46-.01 4.28 1.35 1.6 1.19 2.19 3.02 1.77 .26 2.96 1.36 1.4 1.29 1.4 3.17 0 2.01-1.52 3.32-1.45 1.26-3.61 1.26H11.4V10.69q.47 .35 1.08 .36 .77 .01 1.32-.53 .54-.54 .55-1.3 .01-.77-.53-1.32l-2.95-3q-.01-.01-.02-.02-.55-.54-1.32-.53-.76 .01-1.3 .55l-2.95 3q-.54 .55-.53 1.32 .01 .76 .55 1.3 .55 .54 1.32 .53 .61-.01 1.08-.36v2.07h-3q-2.3 0-3.83-1.32-1.6-1.36-1.6-3.45 0-1.74 1.14-3.01 .96-1.07 2.41-1.45Q3.4 1.73 4.94 .57ZM8.83 7.97L7.12 9.71q-.21 .21-.51 .21-.3 .01-.52-.2-.21-.21-.21-.51-.01-.3 .2-.52l2.95-3q.21-.21 .51-.21 .3-.01 .52 .2 0 .01 .01 .01l2.95 3q.21 .22 .2 .52 0 .3-.21 .51-.22 .21-.52 .2-.3 0-.51-.21l-1.7-1.74V15.8q-.01 .3-.22 .51-.21 .21-.51 .22-.3-.01-.51-.22-.21-.21-.21-.51V7.97Z"]}
          icloud.fill: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"], fills: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"]}
          icloud.slash: {base: icloud, slash: true}
          icloud.slash.fill: {base: icloud.fill, slash: true}
          increase.indent: {strokes: ["M0 0H17M7.4 4.25H17M7.4 8.5H17M0 12.75H17", "M0 4.4L2.8 6.4L0 8.4"], flips: true}
          infinity: {strokes: ["M9.4 4.4C7.6 1.8 6 0 3.9 0A4.2 4.2 0 0 0 3.9 8.8C6 8.8 7.6 7 9.4 4.4C11.2 1.8 12.8 0 14.9 0A4.2 4.2 0 0 1 14.9 8.8C12.8 8.8 11.2 7 9.4 4.4Z"]}
          info: {strokes: ["M-1.9-1.4H.2V5.7", "M-2.3 5.7H2.7", "M-.91 -5.2A.81 .81 0 0 1 .71 -5.2A.81 .81 0 0 1 -.91 -5.2Z"], fills: ["M-.91 -5.2A.81 .81 0 0 1 .71 -5.2A.81 .81 0 0 1 -.91 -5.2Z"], widths: [1.55, 1.5, 1.08]}
          info.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.25-.88H.26V4.07", "M-1.4 4.07H1.9", "M-.69 -3.94A.62 .62 0 0 1 .55 -3.94A.62 .62 0 0 1 -.69 -3.94Z"], fills: ["M-.69 -3.94A.62 .62 0 0 1 .55 -3.94A.62 .62 0 0 1 -.69 -3.94Z"], widths: [1.4, 1.2, 1.13, 0.82]}
          info.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.77-1.57Q.53-1.8 .2-1.8H-1.5q-.33 0-.57 .23Q-2.3-1.33-2.3-1q0 .33 .23 .57Q-1.83-.2-1.5-.2h.9V3.1H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H2.2q.33 0 .57-.23Q3 4.23 3 3.9q0-.33-.23-.57-.24-.23-.57-.23H1V-1q0-.33-.23-.57ZM-.1-5c-.61 0-1.1 .49-1.1 1.1 0 .61 .49 1.1 1.1 1.1C.51-2.8 1-3.29 1-3.9 1-4.51 .51-5-.1-5Z"]}
          info.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-1.5-1H.2V3.9M-1.9 3.9H2.2"], fills: ["M-1.2-3.9A1.1 1.1 0 0 1 1-3.9A1.1 1.1 0 0 1-1.2-3.9Z"]}
          info.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.77-1.57Q.53-1.8 .2-1.8H-1.5q-.33 0-.57 .23Q-2.3-1.33-2.3-1q0 .33 .23 .57Q-1.83-.2-1.5-.2h.9V3.1H-1.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H2.2q.33 0 .57-.23Q3 4.23 3 3.9q0-.33-.23-.57-.24-.23-.57-.23H1V-1q0-.33-.23-.57ZM-.1-5c-.61 0-1.1 .49-1.1 1.1 0 .61 .49 1.1 1.1 1.1C.51-2.8 1-3.29 1-3.9 1-4.51 .51-5-.1-5Z"]}
          internaldrive: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V10.8A2.6 2.6 0 0 1 15.8 13.4H2.6A2.6 2.6 0 0 1 0 10.8V2.6A2.6 2.6 0 0 1 2.6 0Z", "M0 8.2H18.4"], fills: ["M13.85 10.8A.95 .95 0 0 1 15.75 10.8A.95 .95 0 0 1 13.85 10.8Z"]}
          internaldrive.fill: {fills: ["M19.12 2.6v8.2q0 1.38-.97 2.35-.97 .97-2.35 .97H2.6q-1.38 0-2.35-.97-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73H15.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM18.79 7.81q-.16-.16-.39-.16H0q-.23 0-.39 .16-.16 .16-.16 .39 0 .23 .16 .39 .16 .16 .39 .16H18.4q.23 0 .39-.16 .16-.16 .16-.39 0-.23-.16-.39ZM15.75 10.8c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          ipad: {strokes: ["M2.2 0H10.6A2.2 2.2 0 0 1 12.8 2.2V14.2A2.2 2.2 0 0 1 10.6 16.4H2.2A2.2 2.2 0 0 1 0 14.2V2.2A2.2 2.2 0 0 1 2.2 0Z", "M5 14.1H7.8"]}
          ipad.landscape: {strokes: ["M2.2 0H15.4A2.2 2.2 0 0 1 17.6 2.2V10.8A2.2 2.2 0 0 1 15.4 13H2.2A2.2 2.2 0 0 1 0 10.8V2.2A2.2 2.2 0 0 1 2.2 0Z", "M7.4 10.7H10.2"]}
          iphone: {strokes: ["M2.3 0H6.9A2.3 2.3 0 0 1 9.2 2.3V14.1A2.3 2.3 0 0 1 6.9 16.4H2.3A2.3 2.3 0 0 1 0 14.1V2.3A2.3 2.3 0 0 1 2.3 0Z", "M3.5 2.3H5.7"]}
          iphone.landscape: {strokes: ["M0-2.3L0-6.9A2.3 2.3 0 0 1 2.3-9.2L14.1-9.2A2.3 2.3 0 0 1 16.4-6.9L16.4-2.3A2.3 2.3 0 0 1 14.1 0L2.3 0A2.3 2.3 0 0 1 0-2.3Z", "M2.3-3.5L2.3-5.7"]}
          iphone.radiowaves.left.and.right: {strokes: ["M7.7 0H11.5A2.1 2.1 0 0 1 13.6 2.1V12.9A2.1 2.1 0 0 1 11.5 15H7.7A2.1 2.1 0 0 1 5.6 12.9V2.1A2.1 2.1 0 0 1 7.7 0Z", "M8.6 2.2H10.6", "M2.8 3.6Q1.6 7.5 2.8 11.4M0 2Q-1.8 7.5 0 13M16.4 3.6Q17.6 7.5 16.4 11.4M19.2 2Q21 7.5 19.2 13"]}
          italic: {strokes: ["M4.6 0H10M0 13H5.4M7.4 0L2.6 13"]}
          key: {strokes: ["M2.7 8.6A4.6 4.6 0 1 1 6.5 8.6V10.8L5.4 11.9L6.5 13.2L5.2 14.5L6.3 15.7L4.6 17.4L2.7 15.5Z"], fills: ["M3.45 3.3A1.15 1.15 0 0 1 5.75 3.3A1.15 1.15 0 0 1 3.45 3.3Z"]}
          key.fill: {fills: ["M1.26 .27Q2.72-.91 4.6-.91q1.88 0 3.34 1.18Q9.41 1.45 9.8 3.29q.4 1.83-.44 3.51-.74 1.47-2.14 2.25V10.8q0 .3-.21 .51l-.63 .63 .67 .79q.19 .22 .17 .5-.01 .28-.21 .48l-.81 .81 .63 .69q.2 .21 .19 .51 0 .29-.21 .49l-1.7 1.7q-.21 .21-.51 .21-.3 0-.51-.21l-1.9-1.9q-.21-.21-.21-.51V9.05Q.58 8.27-.16 6.8-1 5.12-.6 3.29-.21 1.45 1.26 .27ZM4.6 1.85c-.69 0-1.25 .56-1.25 1.25 0 .69 .56 1.25 1.25 1.25 .69 0 1.25-.56 1.25-1.25 0-.69-.56-1.25-1.25-1.25Z"]}
          key.horizontal: {strokes: ["M8.6-2.7A4.6 4.6 0 1 1 8.6-6.5L10.8-6.5L11.9-5.4L13.2-6.5L14.5-5.2L15.7-6.3L17.4-4.6L15.5-2.7Z"], fills: ["M3.3-3.45A1.15 1.15 0 0 1 3.3-5.75A1.15 1.15 0 0 1 3.3-3.45Z"]}
          key.horizontal.fill: {fills: ["M.27-1.26Q-.91-2.72-.91-4.6q0-1.88 1.18-3.34Q1.45-9.41 3.29-9.8q1.83-.4 3.51 .44 1.47 .74 2.25 2.14H10.8q.3 0 .51 .21l.63 .63 .79-.67q.22-.19 .5-.17 .28 .01 .48 .21l.81 .81 .69-.63q.21-.2 .51-.19 .29 0 .49 .21l1.7 1.7q.21 .21 .21 .51 0 .3-.21 .51l-1.9 1.9q-.21 .21-.51 .21H9.05Q8.27-.58 6.8 .16 5.12 1 3.29 .6 1.45 .21 .27-1.26ZM2.15-4.6c0 .64 .51 1.15 1.15 1.15 .64 0 1.15-.51 1.15-1.15 0-.64-.51-1.15-1.15-1.15-.64 0-1.15 .51-1.15 1.15Z"]}
          key.slash.fill: {base: key.fill, slash: true}
          keyboard: {strokes: ["M2.4 0H17A2.4 2.4 0 0 1 19.4 2.4V10.2A2.4 2.4 0 0 1 17 12.6H2.4A2.4 2.4 0 0 1 0 10.2V2.4A2.4 2.4 0 0 1 2.4 0Z", "M5.6 9.3H13.8"], fills: ["M2.8 2.4H3.6A.4 .4 0 0 1 4 2.8V3.6A.4 .4 0 0 1 3.6 4H2.8A.4 .4 0 0 1 2.4 3.6V2.8A.4 .4 0 0 1 2.8 2.4Z", "M5.4 2.4H6.2A.4 .4 0 0 1 6.6 2.8V3.6A.4 .4 0 0 1 6.2 4H5.4A.4 .4 0 0 1 5 3.6V2.8A.4 .4 0 0 1 5.4 2.4Z", "M8 2.4H8.8A.4 .4 0 0 1 9.2 2.8V3.6A.4 .4 0 0 1 8.8 4H8A.4 .4 0 0 1 7.6 3.6V2.8A.4 .4 0 0 1 8 2.4Z", "M10.6 2.4H11.4A.4 .4 0 0 1 11.8 2.8V3.6A.4 .4 0 0 1 11.4 4H10.6A.4 .4 0 0 1 10.2 3.6V2.8A.4 .4 0 0 1 10.6 2.4Z", "M13.2 2.4H14A.4 .4 0 0 1 14.4 2.8V3.6A.4 .4 0 0 1 14 4H13.2A.4 .4 0 0 1 12.8 3.6V2.8A.4 .4 0 0 1 13.2 2.4Z", "M15.8 2.4H16.6A.4 .4 0 0 1 17 2.8V3.6A.4 .4 0 0 1 16.6 4H15.8A.4 .4 0 0 1 15.4 3.6V2.8A.4 .4 0 0 1 15.8 2.4Z", "M2.8 5.4H3.6A.4 .4 0 0 1 4 5.8V6.6A.4 .4 0 0 1 3.6 7H2.8A.4 .4 0 0 1 2.4 6.6V5.8A.4 .4 0 0 1 2.8 5.4Z", "M5.4 5.4H6.2A.4 .4 0 0 1 6.6 5.8V6.6A.4 .4 0 0 1 6.2 7H5.4A.4 .4 0 0 1 5 6.6V5.8A.4 .4 0 0 1 5.4 5.4Z", "M8 5.4H8.8A.4 .4 0 0 1 9.2 5.8V6.6A.4 .4 0 0 1 8.8 7H8A.4 .4 0 0 1 7.6 6.6V5.8A.4 .4 0 0 1 8 5.4Z", "M10.6 5.4H11.4A.4 .4 0 0 1 11.8 5.8V6.6A.4 .4 0 0 1 11.4 7H10.6A.4 .4 0 0 1 10.2 6.6V5.8A.4 .4 0 0 1 10.6 5.4Z", "M13.2 5.4H14A.4 .4 0 0 1 14.4 5.8V6.6A.4 .4 0 0 1 14 7H13.2A.4 .4 0 0 1 12.8 6.6V5.8A.4 .4 0 0 1 13.2 5.4Z", "M15.8 5.4H16.6A.4 .4 0 0 1 17 5.8V6.6A.4 .4 0 0 1 16.6 7H15.8A.4 .4 0 0 1 15.4 6.6V5.8A.4 .4 0 0 1 15.8 5.4Z", "M2.8 8.5H3.6A.4 .4 0 0 1 4 8.9V9.7A.4 .4 0 0 1 3.6 10.1H2.8A.4 .4 0 0 1 2.4 9.7V8.9A.4 .4 0 0 1 2.8 8.5Z", "M15.8 8.5H16.6A.4 .4 0 0 1 17 8.9V9.7A.4 .4 0 0 1 16.6 10.1H15.8A.4 .4 0 0 1 15.4 9.7V8.9A.4 .4 0 0 1 15.8 8.5Z"]}
          keyboard.badge.ellipsis.fill: {base: keyboard.fill, badge: ellipsis}
          keyboard.badge.eye.fill: {base: keyboard.fill, badge: eye}
          keyboard.fill: {fills: ["M20.12 2.4v7.8q0 1.29-.91 2.21-.92 .92-2.21 .92H2.4q-1.29 0-2.21-.92-.92-.92-.92-2.21V2.4q0-1.29 .92-2.21Q1.11-.73 2.4-.73H17q1.29 0 2.21 .92 .91 .92 .91 2.21ZM13.8 9.95q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H5.6q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h8.2ZM10.2 6.6c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V5.8c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8ZM17 2.8c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V2.8ZM11.4 4c.22 0 .4-.18 .4-.4V2.8c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8ZM16.6 7c.22 0 .4-.18 .4-.4V5.8c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8ZM17 8.9c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V8.9ZM4 9.7V8.9c0-.22-.18-.4-.4-.4H2.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4ZM8 4h.8c.22 0 .4-.18 .4-.4V2.8c0-.22-.18-.4-.4-.4H8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4ZM5 3.6c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V2.8c0-.22-.18-.4-.4-.4H5.4c-.22 0-.4 .18-.4 .4v.8ZM2.4 2.8v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V2.8c0-.22-.18-.4-.4-.4H2.8c-.22 0-.4 .18-.4 .4ZM3.6 5.4H2.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V5.8c0-.22-.18-.4-.4-.4ZM7.6 5.8v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V5.8c0-.22-.18-.4-.4-.4H8c-.22 0-.4 .18-.4 .4ZM5.4 5.4c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4h.8c.22 0 .4-.18 .4-.4V5.8c0-.22-.18-.4-.4-.4H5.4ZM14.4 3.6V2.8c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4H14c.22 0 .4-.18 .4-.4ZM13.2 7H14c.22 0 .4-.18 .4-.4V5.8c0-.22-.18-.4-.4-.4h-.8c-.22 0-.4 .18-.4 .4v.8c0 .22 .18 .4 .4 .4Z"]}
          ladybug: {strokes: ["M2.4 9A4.6 6 0 0 1 11.6 9A4.6 6 0 0 1 2.4 9Z", "M7 3.4V15M3.6 4.6A3.4 3.4 0 0 1 10.4 4.6M0 9H2.4M11.6 9H14M.8 3.8L3 5.8M13.2 3.8L11 5.8M.8 14.4L3.2 12.6M13.2 14.4L10.8 12.6"]}
          laptopcomputer: {strokes: ["M2.4 10.4V2.4A2.2 2.2 0 0 1 4.6 0H14.6A2.2 2.2 0 0 1 16.8 2.4V10.4", "M0 10.6H19.2Q19.2 12.8 17 12.8H2.2Q0 12.8 0 10.6Z"]}
          laptopcomputer.trianglebadge.exclamationmark: {strokes: ["M2.4 10.4V2.4A2.2 2.2 0 0 1 4.6 0H14.6A2.2 2.2 0 0 1 16.8 2.4V4.4", "M10.4 12.8H2.2Q0 12.8 0 10.6H11.2", "M16.09 7.46Q16.6 6.6 17.11 7.46L20.89 13.94Q21.4 14.8 20.4 14.8L12.8 14.8Q11.8 14.8 12.31 13.94Z", "M16.6 9.8V11.4"], fills: ["M15.85 13A.75 .75 0 0 1 17.35 13A.75 .75 0 0 1 15.85 13Z"]}
          lasso: {strokes: ["M8.6 11.4C3.8 11.4 0 9 0 5.7C0 2.4 3.8 0 8.6 0C13.4 0 17.2 2.4 17.2 5.7C17.2 9 13.4 11.4 8.6 11.4Z", "M3.4 10.4A2.3 2.3 0 1 0 4.9 14.2C5.4 15.6 4.6 16.6 3 17.2"]}
          leaf: {strokes: ["M16.6.6C17.4 5 17 9.4 14.6 11.8C11.8 14.6 7 14.4 4.6 12C2.2 9.6 2.6 5.6 5.4 3.6C8.2 1.6 12.4 3.4 15.4.3Q16.4-.6 16.6.6Z", "M0 15.6C3 11.4 7 8.4 12.4 7.2"]}
          leaf.fill: {fills: ["M4.09 12.51q-.12-.12-.23-.24 3.5-3.24 8.68-4.49 .24-.05 .37-.27 .13-.21 .07-.45-.05-.24-.27-.37-.21-.13-.45-.07-5.42 1.3-9.12 4.67-.31-.52-.51-1.1-.43-1.26-.3-2.61 .13-1.34 .8-2.52 .69-1.22 1.85-2.05 .94-.67 2.28-.98 .77-.17 2.35-.33 1.93-.18 2.84-.45Q13.89 .82 14.88-.2q.02-.02 .03-.04 .79-.71 1.47-.54 .76 .19 .93 1.26 .66 3.62 .21 6.58-.52 3.37-2.41 5.25-1.13 1.13-2.66 1.72-1.43 .54-3 .54-1.54 0-2.92-.52-1.44-.54-2.44-1.54ZM1.66 12.42q.2-.23 .5-.24 .3-.02 .52 .18 .23 .2 .24 .5 .02 .3-.18 .52-1.1 1.24-2.16 2.66-.18 .24-.48 .28-.29 .04-.53-.14-.25-.18-.29-.48-.04-.29 .14-.53 1.1-1.47 2.24-2.75Z"]}
          lifepreserver: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.2 0A3.2 3.2 0 0 1 3.2 0A3.2 3.2 0 0 1-3.2 0Z", "M2.91 1.75L6.66 4", "M1.75 2.91L4 6.66", "M-1.75 2.91L-4 6.66", "M-2.91 1.75L-6.66 4", "M-2.91-1.75L-6.66-4", "M-1.75-2.91L-4-6.66", "M1.75-2.91L4-6.66", "M2.91-1.75L6.66-4"]}
          lifepreserver.fill: {fills: ["M-7.63 3.77q-.11-.23-.21-.46Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .1-.23 .21-.46l4.75 2.75q.03 .01 .05 .02C-2.94-.69-3-.35-3 0c0 .35 .06 .69 .17 1q-.02 .01-.05 .02L-7.63 3.77ZM-3.77-7.63q.23-.11 .46-.21Q-1.73-8.5 0-8.5q1.73-.01 3.31 .66 .23 .1 .46 .21L1.02-2.88Q1.01-2.85 1-2.83C.69-2.94 .35-3 0-3c-.35 0-.69 .06-1 .17q-.01-.02-.02-.05L-3.77-7.63ZM3.77 7.63q-.23 .11-.46 .21Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-.23-.1-.46-.21l2.75-4.75q.01-.03 .02-.05C-.69 2.94-.35 3 0 3c.35 0 .69-.06 1-.17q.01 .02 .02 .05L3.77 7.63ZM7.63-3.77q.11 .23 .21 .46Q8.5-1.73 8.5 0q.01 1.73-.66 3.31-.1 .23-.21 .46L2.88 1.02Q2.85 1.01 2.83 1C2.94 .69 3 .35 3 0c0-.35-.06-.69-.17-1q.02-.01 .05-.02L7.63-3.77ZM-4.72-7.08l2.74 4.76q.02 .02 .03 .04c-.12 .1-.23 .21-.33 .33q-.02-.01-.04-.03L-7.08-4.72q.47-.69 1.07-1.29 .6-.6 1.29-1.07ZM7.08 4.72q-.47 .69-1.07 1.29-.6 .6-1.29 1.07L1.98 2.32q-.02-.02-.03-.04c.12-.1 .23-.21 .33-.33q.02 .01 .04 .03L7.08 4.72ZM4.72-7.08q.69 .47 1.29 1.07 .6 .6 1.07 1.29L2.32-1.98q-.02 .02-.04 .03c-.1-.12-.21-.23-.33-.33q.01-.02 .03-.04L4.72-7.08ZM-4.72 7.08q-.69-.47-1.29-1.07-.6-.6-1.07-1.29l4.76-2.74q.02-.02 .04-.03c.1 .12 .21 .23 .33 .33q-.01 .02-.03 .04L-4.72 7.08Z"]}
          lightbulb: {strokes: ["M3.4 12.6C3.2 10.4.2 9 .2 5.5A5.5 5.5 0 0 1 11.2 5.5C11.2 9 8.2 10.4 8 12.6Z", "M3.8 14.9H7.6", "M4.8 17H6.6"]}
          lightbulb.fill: {strokes: ["M3.4 12.6C3.2 10.4.2 9 .2 5.5A5.5 5.5 0 0 1 11.2 5.5C11.2 9 8.2 10.4 8 12.6Z", "M3.8 15.2H7.6", "M4.8 17.2H6.6"], fills: ["M3.4 12.6C3.2 10.4.2 9 .2 5.5A5.5 5.5 0 0 1 11.2 5.5C11.2 9 8.2 10.4 8 12.6Z"]}
          lightbulb.slash.fill: {base: lightbulb.fill, slash: true}
          lightspectrum.horizontal: {strokes: ["M0 7.6V8.4M2.6 5.2V10.8M5.2 2.4V13.6M7.8 0V16M10.4 3.4V12.6M13 1.6V14.4M15.6 5.4V10.6M18.2 7.6V8.4"]}
          line.2.horizontal.decrease.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.6-1.5H3.6M-1.9 1.9H1.9"]}
          line.2.horizontal.decrease.circle.fill: {fills: ["M-3.31-7.84Q-1.73-8.5 0-8.5q1.73-.01 3.31 .66 1.53 .65 2.7 1.83 1.18 1.17 1.83 2.7Q8.5-1.73 8.5 0q.01 1.73-.66 3.31-.65 1.53-1.83 2.7-1.17 1.18-2.7 1.83Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-1.53-.65-2.7-1.83-1.18-1.17-1.83-2.7Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .65-1.53 1.83-2.7 1.17-1.18 2.7-1.83ZM4.06-1.96q-.19-.19-.46-.19H-3.6q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H3.6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM2.36 1.44q-.19-.19-.46-.19H-1.9q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H1.9q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          line.3.horizontal: {strokes: ["M0 0H16M0 5.1H16M0 10.2H16"]}
          line.3.horizontal.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.9-2.9H3.9M-3.9 0H3.9M-3.9 2.9H3.9"]}
          line.3.horizontal.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM3.9-.8H-3.9q-.33 0-.57 .23Q-4.7-.33-4.7 0q0 .33 .23 .57Q-4.23 .8-3.9 .8H3.9q.33 0 .57-.23Q4.7 .33 4.7 0q0-.33-.23-.57Q4.23-.8 3.9-.8ZM3.9-3.7H-3.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H3.9q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23ZM3.9 2.1H-3.9q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H3.9q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23Z"]}
          line.3.horizontal.decrease: {strokes: ["M0 0H16M3 4.6H13M6.2 9.2H9.8"]}
          line.3.horizontal.decrease.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-4-2.6H4M-2.6.3H2.6M-1.1 3.2H1.1"]}
          line.3.horizontal.decrease.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM4-3.4H-4q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-4.33-1.8-4-1.8H4q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57Q4.33-3.4 4-3.4ZM2.6-.5H-2.6q-.33 0-.57 .23Q-3.4-.03-3.4 .3q0 .33 .23 .57 .24 .23 .57 .23H2.6q.33 0 .57-.23Q3.4 .63 3.4 .3q0-.33-.23-.57Q2.93-.5 2.6-.5ZM1.1 2.4H-1.1q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-1.43 4-1.1 4H1.1q.33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23Z"]}
          line.diagonal: {strokes: ["M0 12.6L12.6 0"]}
          lines.measurement.horizontal: {strokes: ["M0 0V9M4 4V9M8 4V9M12 4V9M16 0V9"]}
          link: {strokes: ["M8.98 .07L6.79 2.26A3.2 3.2 0 0 1 2.26-2.26L5.8-5.8A3.2 3.2 0 0 1 10.68-5.3", "M8.7-8.7L10.89-10.89A3.2 3.2 0 0 1 15.41-6.36L11.88-2.83A3.2 3.2 0 0 1 7-3.32"]}
          list.bullet: {strokes: ["M5.4 0H17.2", "M5.4 5.7H17.2", "M5.4 11.4H17.2"], fills: ["M-.1 0A1.25 1.25 0 0 1 2.4 0A1.25 1.25 0 0 1-.1 0Z", "M-.1 5.7A1.25 1.25 0 0 1 2.4 5.7A1.25 1.25 0 0 1-.1 5.7Z", "M-.1 11.4A1.25 1.25 0 0 1 2.4 11.4A1.25 1.25 0 0 1-.1 11.4Z"], flips: true}
          list.bullet.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.6-2.8H4M-1.6 0H4M-1.6 2.8H4"], fills: ["M-4.65-2.8A.85 .85 0 0 1-2.95-2.8A.85 .85 0 0 1-4.65-2.8Z", "M-4.65 0A.85 .85 0 0 1-2.95 0A.85 .85 0 0 1-4.65 0Z", "M-4.65 2.8A.85 .85 0 0 1-2.95 2.8A.85 .85 0 0 1-4.65 2.8Z"]}
          list.bullet.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM4.57-2.23q.23-.24 .23-.57 0-.33-.23-.57Q4.33-3.6 4-3.6H-1.6q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57Q-1.93-2-1.6-2H4q.33 0 .57-.23ZM4.57 3.37q.23-.24 .23-.57 0-.33-.23-.57Q4.33 2 4 2H-1.6q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23H4q.33 0 .57-.23ZM4.57 .57Q4.8 .33 4.8 0q0-.33-.23-.57Q4.33-.8 4-.8H-1.6q-.33 0-.57 .23Q-2.4-.33-2.4 0q0 .33 .23 .57Q-1.93 .8-1.6 .8H4q.33 0 .57-.23ZM-2.95 0c0-.47-.38-.85-.85-.85-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85 .47 0 .85-.38 .85-.85ZM-3.8-1.95c.47 0 .85-.38 .85-.85 0-.47-.38-.85-.85-.85-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85ZM-3.8 1.95c-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85 .47 0 .85-.38 .85-.85 0-.47-.38-.85-.85-.85Z"]}
          list.bullet.clipboard: {strokes: ["M3.4 1.6H2.3A2.3 2.3 0 0 0 0 3.9V14.3A2.3 2.3 0 0 0 2.3 16.6H10.5A2.3 2.3 0 0 0 12.8 14.3V3.9A2.3 2.3 0 0 0 10.5 1.6H9.4", "M4.9-.1H7.9A1.4 1.4 0 0 1 9.3 1.3V1.9A1.4 1.4 0 0 1 7.9 3.3H4.9A1.4 1.4 0 0 1 3.5 1.9V1.3A1.4 1.4 0 0 1 4.9-.1Z", "M6.2 7.2H9.8M6.2 10.2H9.8M6.2 13.2H9.8"], fills: ["M2.75 7.2A.85 .85 0 0 1 4.45 7.2A.85 .85 0 0 1 2.75 7.2Z", "M2.75 10.2A.85 .85 0 0 1 4.45 10.2A.85 .85 0 0 1 2.75 10.2Z", "M2.75 13.2A.85 .85 0 0 1 4.45 13.2A.85 .85 0 0 1 2.75 13.2Z"], flips: true, width: 1.3}
          list.bullet.clipboard.fill: {fills: ["M4.3 4.6H8.5c1.22 0 2.2-.98 2.2-2.2V.88q1.12 .07 1.94 .88 .89 .89 .89 2.14V14.3q0 1.25-.89 2.14-.89 .89-2.14 .89H2.3q-1.25 0-2.14-.89-.89-.89-.89-2.14V3.9q0-1.25 .89-2.14Q.98 .95 2.1 .88V2.4c0 1.22 .98 2.2 2.2 2.2ZM7.9-.8c.83 0 1.5 .67 1.5 1.5v1c0 .83-.67 1.5-1.5 1.5h-3c-.83 0-1.5-.67-1.5-1.5V.7c0-.83 .67-1.5 1.5-1.5h3ZM10.26 10.66q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H6.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.8q.27 0 .46-.19ZM10.26 7.66q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H6.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.8q.27 0 .46-.19ZM10.26 13.66q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H6.2q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.8q.27 0 .46-.19ZM3.6 8.05c.47 0 .85-.38 .85-.85 0-.47-.38-.85-.85-.85-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85ZM4.45 10.2c0-.47-.38-.85-.85-.85-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85 .47 0 .85-.38 .85-.85ZM3.6 12.35c-.47 0-.85 .38-.85 .85 0 .47 .38 .85 .85 .85 .47 0 .85-.38 .85-.85 0-.47-.38-.85-.85-.85Z"], flips: true}
          list.bullet.indent: {strokes: ["M5.4 0H17.2M9.4 5.7H17.2M9.4 11.4H17.2"], fills: ["M-.1 0A1.25 1.25 0 0 1 2.4 0A1.25 1.25 0 0 1-.1 0Z", "M4.35 5.7A1.25 1.25 0 0 1 6.85 5.7A1.25 1.25 0 0 1 4.35 5.7Z", "M4.35 11.4A1.25 1.25 0 0 1 6.85 11.4A1.25 1.25 0 0 1 4.35 11.4Z"], flips: true}
          list.bullet.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V11.3A2.7 2.7 0 0 1 15.7 14H2.7A2.7 2.7 0 0 1 0 11.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M7.4 4.1H14.6M7.4 7H14.6M7.4 9.9H14.6"], fills: ["M3.3 4.1A.9 .9 0 0 1 5.1 4.1A.9 .9 0 0 1 3.3 4.1Z", "M3.3 7A.9 .9 0 0 1 5.1 7A.9 .9 0 0 1 3.3 7Z", "M3.3 9.9A.9 .9 0 0 1 5.1 9.9A.9 .9 0 0 1 3.3 9.9Z"], flips: true}
          list.bullet.rectangle.fill: {fills: ["M19.12 2.7v8.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM14.6 10.65q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H7.4q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22h7.2ZM14.6 7.75q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H7.4q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22h7.2ZM14.6 4.85q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H7.4q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22h7.2ZM5.1 9.9c0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9 0 .5 .4 .9 .9 .9 .5 0 .9-.4 .9-.9ZM3.3 4.1c0 .5 .4 .9 .9 .9 .5 0 .9-.4 .9-.9 0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9ZM4.2 7.9c.5 0 .9-.4 .9-.9 0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9 0 .5 .4 .9 .9 .9Z"], flips: true}
          list.bullet.rectangle.portrait: {strokes: ["M2.6 0H10.2A2.6 2.6 0 0 1 12.8 2.6V14A2.6 2.6 0 0 1 10.2 16.6H2.6A2.6 2.6 0 0 1 0 14V2.6A2.6 2.6 0 0 1 2.6 0Z", "M6 4.8H9.9M6 8.3H9.9M6 11.8H9.9"], fills: ["M2.5 4.8A.9 .9 0 0 1 4.3 4.8A.9 .9 0 0 1 2.5 4.8Z", "M2.5 8.3A.9 .9 0 0 1 4.3 8.3A.9 .9 0 0 1 2.5 8.3Z", "M2.5 11.8A.9 .9 0 0 1 4.3 11.8A.9 .9 0 0 1 2.5 11.8Z"], flips: true}
          list.bullet.rectangle.portrait.fill: {fills: ["M13.53 2.6V14q0 1.38-.98 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73h7.6q1.38 0 2.35 .98 .98 .97 .98 2.35ZM9.9 9.05q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H6q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22H9.9ZM9.9 5.55q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H6q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22H9.9ZM9.9 12.55q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H6q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22H9.9ZM4.3 11.8c0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9 0 .5 .4 .9 .9 .9 .5 0 .9-.4 .9-.9ZM3.4 9.2c.5 0 .9-.4 .9-.9 0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9 0 .5 .4 .9 .9 .9ZM2.5 4.8c0 .5 .4 .9 .9 .9 .5 0 .9-.4 .9-.9 0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9Z"], flips: true}
          list.clipboard: {strokes: ["M3.4 1.6H2.3A2.3 2.3 0 0 0 0 3.9V14.3A2.3 2.3 0 0 0 2.3 16.6H10.5A2.3 2.3 0 0 0 12.8 14.3V3.9A2.3 2.3 0 0 0 10.5 1.6H9.4", "M4.9-.1H7.9A1.4 1.4 0 0 1 9.3 1.3V1.9A1.4 1.4 0 0 1 7.9 3.3H4.9A1.4 1.4 0 0 1 3.5 1.9V1.3A1.4 1.4 0 0 1 4.9-.1Z", "M3.4 7.2H9.4M3.4 10.2H9.4M3.4 13.2H7.4"], flips: true, width: 1.3}
          list.clipboard.fill: {fills: ["M4.3 4.6H8.5c1.22 0 2.2-.98 2.2-2.2V.88q1.12 .07 1.94 .88 .89 .89 .89 2.14V14.3q0 1.25-.89 2.14-.89 .89-2.14 .89H2.3q-1.25 0-2.14-.89-.89-.89-.89-2.14V3.9q0-1.25 .89-2.14Q.98 .95 2.1 .88V2.4c0 1.22 .98 2.2 2.2 2.2ZM7.9-.8c.83 0 1.5 .67 1.5 1.5v1c0 .83-.67 1.5-1.5 1.5h-3c-.83 0-1.5-.67-1.5-1.5V.7c0-.83 .67-1.5 1.5-1.5h3ZM9.4 9.55h-6q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19ZM9.4 6.55h-6q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19ZM7.4 12.55h-4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"], flips: true}
          list.dash: {strokes: ["M5.4 0H17.2", "M5.4 5.7H17.2", "M5.4 11.4H17.2", "M0 0H1.6", "M0 5.7H1.6", "M0 11.4H1.6"], flips: true}
          list.dash.header.rectangle: {strokes: ["M2.7 0H14.3A2.7 2.7 0 0 1 17 2.7V11.7A2.7 2.7 0 0 1 14.3 14.4H2.7A2.7 2.7 0 0 1 0 11.7V2.7A2.7 2.7 0 0 1 2.7 0Z", "M0 4.4H17M3.6 7.8H4.4M7 7.8H13.6M3.6 10.9H4.4M7 10.9H13.6"], flips: true}
          list.number: {file: list-ol, height: 14.6}
          list.star: {strokes: ["M6.6 0H17.6", "M6.6 5.7H17.6", "M6.6 11.4H17.6"], fills: ["M1.7-2.2L2.29-.82L3.79-.68L2.66 .31L2.99 1.78L1.7 1.01L.41 1.78L.74 .31L-.39-.68L1.11-.82Z", "M1.7 3.5L2.29 4.88L3.79 5.02L2.66 6.01L2.99 7.48L1.7 6.71L.41 7.48L.74 6.01L-.39 5.02L1.11 4.88Z", "M1.7 9.2L2.29 10.58L3.79 10.72L2.66 11.71L2.99 13.18L1.7 12.41L.41 13.18L.74 11.71L-.39 10.72L1.11 10.58Z"], flips: true}
          list.triangle: {strokes: ["M5.8 0H17.6", "M5.8 5.7H17.6", "M5.8 11.4H17.6"], fills: ["M0-1.4Q0-1.8 .35-1.6L2.75-.2Q3.1 0 2.75 .2L.35 1.6Q0 1.8 0 1.4Z", "M0 4.3Q0 3.9 .35 4.1L2.75 5.5Q3.1 5.7 2.75 5.9L.35 7.3Q0 7.5 0 7.1Z", "M0 10Q0 9.6 .35 9.8L2.75 11.2Q3.1 11.4 2.75 11.6L.35 13Q0 13.2 0 12.8Z"], flips: true}
          livephoto: {strokes: ["M-2.6 0A2.6 2.6 0 0 1 2.6 0A2.6 2.6 0 0 1-2.6 0Z", "M-5.2 0A5.2 5.2 0 0 1 5.2 0A5.2 5.2 0 0 1-5.2 0Z"], fills: ["M7.25 0A.75 .75 0 0 1 8.75 0A.75 .75 0 0 1 7.25 0Z", "M6.98 2.07A.75 .75 0 0 1 8.48 2.07A.75 .75 0 0 1 6.98 2.07Z", "M6.18 4A.75 .75 0 0 1 7.68 4A.75 .75 0 0 1 6.18 4Z", "M4.91 5.66A.75 .75 0 0 1 6.41 5.66A.75 .75 0 0 1 4.91 5.66Z", "M3.25 6.93A.75 .75 0 0 1 4.75 6.93A.75 .75 0 0 1 3.25 6.93Z", "M1.32 7.73A.75 .75 0 0 1 2.82 7.73A.75 .75 0 0 1 1.32 7.73Z", "M-.75 8A.75 .75 0 0 1 .75 8A.75 .75 0 0 1-.75 8Z", "M-2.82 7.73A.75 .75 0 0 1-1.32 7.73A.75 .75 0 0 1-2.82 7.73Z", "M-4.75 6.93A.75 .75 0 0 1-3.25 6.93A.75 .75 0 0 1-4.75 6.93Z", "M-6.41 5.66A.75 .75 0 0 1-4.91 5.66A.75 .75 0 0 1-6.41 5.66Z", "M-7.68 4A.75 .75 0 0 1-6.18 4A.75 .75 0 0 1-7.68 4Z", "M-8.48 2.07A.75 .75 0 0 1-6.98 2.07A.75 .75 0 0 1-8.48 2.07Z", "M-8.75 0A.75 .75 0 0 1-7.25 0A.75 .75 0 0 1-8.75 0Z", "M-8.48-2.07A.75 .75 0 0 1-6.98-2.07A.75 .75 0 0 1-8.48-2.07Z", "M-7.68-4A.75 .75 0 0 1-6.18-4A.75 .75 0 0 1-7.68-4Z", "M-6.41-5.66A.75 .75 0 0 1-4.91-5.66A.75 .75 0 0 1-6.41-5.66Z", "M-4.75-6.93A.75 .75 0 0 1-3.25-6.93A.75 .75 0 0 1-4.75-6.93Z", "M-2.82-7.73A.75 .75 0 0 1-1.32-7.73A.75 .75 0 0 1-2.82-7.73Z", "M-.75-8A.75 .75 0 0 1 .75-8A.75 .75 0 0 1-.75-8Z", "M1.32-7.73A.75 .75 0 0 1 2.82-7.73A.75 .75 0 0 1 1.32-7.73Z", "M3.25-6.93A.75 .75 0 0 1 4.75-6.93A.75 .75 0 0 1 3.25-6.93Z", "M4.91-5.66A.75 .75 0 0 1 6.41-5.66A.75 .75 0 0 1 4.91-5.66Z", "M6.18-4A.75 .75 0 0 1 7.68-4A.75 .75 0 0 1 6.18-4Z", "M6.98-2.07A.75 .75 0 0 1 8.48-2.07A.75 .75 0 0 1 6.98-2.07Z"]}
          location: {strokes: ["M14.74 .6Q16 0 15.4 1.26L8.86 15.03Q8.3 16.2 8.2 14.9L7.75 8.9Q7.7 8.3 7.1 8.25L1.1 7.8Q-.2 7.7 .97 7.14Z"]}
          location.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M3.07-3.4Q3.7-3.7 3.4-3.07L.13 3.81Q-.15 4.4-.2 3.75L-.42 .75Q-.45 .45-.75 .42L-3.75 .2Q-4.4 .15-3.81-.13Z"]}
          location.fill: {strokes: ["M14.74 .6Q16 0 15.4 1.26L8.86 15.03Q8.3 16.2 8.2 14.9L7.75 8.9Q7.7 8.3 7.1 8.25L1.1 7.8Q-.2 7.7 .97 7.14Z"], fills: ["M14.74 .6Q16 0 15.4 1.26L8.86 15.03Q8.3 16.2 8.2 14.9L7.75 8.9Q7.7 8.3 7.1 8.25L1.1 7.8Q-.2 7.7 .97 7.14Z"]}
          location.north: {strokes: ["M5.64 .93Q6 0 6.36 .93L11.56 14.28Q12 15.4 10.93 14.86L6.72 12.76Q6 12.4 5.28 12.76L1.07 14.86Q0 15.4 .44 14.28Z"]}
          location.north.fill: {strokes: ["M5.64 .93Q6 0 6.36 .93L11.56 14.28Q12 15.4 10.93 14.86L6.72 12.76Q6 12.4 5.28 12.76L1.07 14.86Q0 15.4 .44 14.28Z"], fills: ["M5.64 .93Q6 0 6.36 .93L11.56 14.28Q12 15.4 10.93 14.86L6.72 12.76Q6 12.4 5.28 12.76L1.07 14.86Q0 15.4 .44 14.28Z"]}
          location.slash.fill: {base: location.fill, slash: true}
          lock: {strokes: ["M2.2 7H9.4A2.2 2.2 0 0 1 11.6 9.2V14.2A2.2 2.2 0 0 1 9.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V9.2A2.2 2.2 0 0 1 2.2 7Z", "M2.2 7V3.6A3.6 3.6 0 0 1 9.4 3.6V7"]}
          lock.badge.clock: {base: lock, badge: clock.fill}
          lock.badge.clock.fill: {base: lock.fill, badge: clock.fill}
          lock.doc: {strokes: ["M1.9 0H5.95Q6.85 0 7.45 .55L12.05 5.15Q12.6 5.75 12.6 6.6V14.26A1.9 1.9 0 0 1 10.7 16.16H1.9A1.9 1.9 0 0 1 0 14.26V1.9A1.9 1.9 0 0 1 1.9 0Z", "M6.28 .15V5.05A1.2 1.2 0 0 0 7.48 6.25H12.4", "M4.8 9.6V8.4A1.5 1.5 0 0 1 7.8 8.4V9.6"], fills: ["M4.5 9.2H8.1A1 1 0 0 1 9.1 10.2V12.4A1 1 0 0 1 8.1 13.4H4.5A1 1 0 0 1 3.5 12.4V10.2A1 1 0 0 1 4.5 9.2Z"], width: 1.3}
          lock.doc.fill: {fills: ["M12.46 4.09q.82 .81 .82 2.01v7.65q0 1.25-.89 2.14-.89 .88-2.14 .88H2.3q-1.25 0-2.14-.88-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H6.45q1.2 0 2.01 .82l4 4ZM6.3 6.3q-.87 0-1.48 .62Q4.2 7.53 4.2 8.4v.85c-.41 .12-.7 .5-.7 .95v2.2c0 .55 .45 1 1 1H8.1c.55 0 1-.45 1-1V10.2c0-.45-.29-.83-.7-.95V8.4q0-.87-.62-1.48Q7.17 6.3 6.3 6.3ZM12.45 5.1H8.05q-.25 0-.42-.18-.18-.17-.18-.42V.1q0-.25-.18-.42Q7.1-.5 6.85-.5q-.25 0-.42 .18-.18 .17-.18 .42V4.5q0 .75 .53 1.27Q7.3 6.3 8.05 6.3h4.4q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42-.17-.18-.42-.18ZM7.2 8.4v.8H5.4V8.4q0-.37 .26-.64 .27-.26 .64-.26 .37 0 .64 .26 .26 .27 .26 .64Z"]}
          lock.fill: {strokes: ["M2.2 7H9.4A2.2 2.2 0 0 1 11.6 9.2V14.2A2.2 2.2 0 0 1 9.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V9.2A2.2 2.2 0 0 1 2.2 7Z", "M2.2 7V3.6A3.6 3.6 0 0 1 9.4 3.6V7"], fills: ["M2.2 7H9.4A2.2 2.2 0 0 1 11.6 9.2V14.2A2.2 2.2 0 0 1 9.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V9.2A2.2 2.2 0 0 1 2.2 7Z"]}
          lock.icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z", "M8 7V5.8A1.5 1.5 0 0 1 11 5.8V7"], fills: ["M7.7 6.6H11.3A1 1 0 0 1 12.3 7.6V9.8A1 1 0 0 1 11.3 10.8H7.7A1 1 0 0 1 6.7 9.8V7.6A1 1 0 0 1 7.7 6.6Z"]}
          lock.icloud.fill: {fills: ["M.4 5.35Q1.35 4.21 2.81 3.8 3.38 1.89 4.92 .66 6.66-.73 9-.73q2.48 0 4.3 1.45 1.6 1.26 2.18 3.22 1.78 .27 2.97 1.44 1.38 1.36 1.38 3.32 0 2.11-1.5 3.48-1.46 1.35-3.63 1.35H4.7q-2.31 0-3.85-1.41Q-.73 10.69-.73 8.5-.73 6.68 .4 5.35ZM9.5 3.65q-.89 0-1.52 .63-.63 .63-.63 1.52v.86c-.38 .14-.65 .51-.65 .94V9.8c0 .55 .45 1 1 1h3.6c.55 0 1-.45 1-1V7.6c0-.43-.27-.8-.65-.94V5.8q0-.89-.63-1.52-.63-.63-1.52-.63ZM10.35 5.8v.8H8.65V5.8q0-.35 .25-.6 .25-.25 .6-.25 .35 0 .6 .25 .25 .25 .25 .6Z"]}
          lock.open: {strokes: ["M2.2 7H9.4A2.2 2.2 0 0 1 11.6 9.2V14.2A2.2 2.2 0 0 1 9.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V9.2A2.2 2.2 0 0 1 2.2 7Z", "M9.4 7V3.6A3.6 3.6 0 0 1 16.6 3.6V5.4"]}
          lock.open.fill: {strokes: ["M2.2 7H9.4A2.2 2.2 0 0 1 11.6 9.2V14.2A2.2 2.2 0 0 1 9.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V9.2A2.2 2.2 0 0 1 2.2 7Z", "M9.4 7V3.6A3.6 3.6 0 0 1 16.6 3.6V5.4"], fills: ["M2.2 7H9.4A2.2 2.2 0 0 1 11.6 9.2V14.2A2.2 2.2 0 0 1 9.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V9.2A2.2 2.2 0 0 1 2.2 7Z"]}
          lock.rotation: {strokes: ["M5.49-6.09A8.2 8.2 0 1 1-1.14-8.12", "M-1.9-.6V-2.2A1.9 1.9 0 0 1 1.9-2.2V-.6"], fills: ["M-2.1-.9H2.1A1.1 1.1 0 0 1 3.2 .2V3.2A1.1 1.1 0 0 1 2.1 4.3H-2.1A1.1 1.1 0 0 1-3.2 3.2V.2A1.1 1.1 0 0 1-2.1-.9Z", "M-1.42-10.4Q-1.42-10.9-1.02-10.6L1.78-8.5Q2.18-8.2 1.78-7.9L-1.02-5.8Q-1.42-5.5-1.42-6Z"]}
          lock.shield: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z", "M5.2 7.6V6.4A2 2 0 0 1 9.2 6.4V7.6"], fills: ["M5.1 7.2H9.3A1 1 0 0 1 10.3 8.2V11.1A1 1 0 0 1 9.3 12.1H5.1A1 1 0 0 1 4.1 11.1V8.2A1 1 0 0 1 5.1 7.2Z"]}
          lock.shield.fill: {fills: ["M14.63 1.98q.49 .54 .49 1.42V8q0 6.3-7.04 9.27-.02 .01-.05 .02-.83 .27-1.66 0-.03-.01-.05-.02Q-.73 14.3-.73 8V3.4q0-.88 .5-1.42 .49-.53 1.36-.6Q4.36 1.09 6-.42q.51-.51 1.2-.51 .69 0 1.2 .51 1.64 1.51 4.86 1.8 .88 .07 1.37 .6ZM7.2 3.75q-1.1 0-1.87 .78-.78 .77-.78 1.87v.96c-.27 .18-.45 .49-.45 .84v2.9c0 .55 .45 1 1 1H9.3c.55 0 1-.45 1-1V8.2c0-.35-.18-.66-.45-.84V6.4q0-1.1-.78-1.87-.77-.78-1.87-.78ZM8.55 6.4v.8H5.85V6.4q0-.56 .4-.95 .39-.4 .95-.4 .56 0 .95 .4 .4 .39 .4 .95Z"]}
          lock.slash.fill: {base: lock.fill, slash: true}
          macbook.and.iphone: {strokes: ["M2.2 9.8V2.2A2.2 2.2 0 0 1 4.4 0H13.8A2.2 2.2 0 0 1 16 2", "M0 10H11.6M0 10Q0 12.2 2.2 12.2H11.6", "M15.9 3.6H18.3A1.5 1.5 0 0 1 19.8 5.1V11.5A1.5 1.5 0 0 1 18.3 13H15.9A1.5 1.5 0 0 1 14.4 11.5V5.1A1.5 1.5 0 0 1 15.9 3.6Z", "M16.8 5.6H17.4"]}
          macwindow: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11.4A2.6 2.6 0 0 1 15.8 14H2.6A2.6 2.6 0 0 1 0 11.4V2.6A2.6 2.6 0 0 1 2.6 0Z", "M0 4.2H18.4"], fills: ["M2.2 2.2A.7 .7 0 0 1 3.6 2.2A.7 .7 0 0 1 2.2 2.2Z", "M4.4 2.2A.7 .7 0 0 1 5.8 2.2A.7 .7 0 0 1 4.4 2.2Z", "M6.6 2.2A.7 .7 0 0 1 8 2.2A.7 .7 0 0 1 6.6 2.2Z"]}
          magazine: {strokes: ["M2.2 0H10.4A2.2 2.2 0 0 1 12.6 2.2V14.2A2.2 2.2 0 0 1 10.4 16.4H2.2A2.2 2.2 0 0 1 0 14.2V2.2A2.2 2.2 0 0 1 2.2 0Z", "M3.2 0V16.4M6 4H9.8"]}
          magazine.fill: {fills: ["M13.33 2.2v12q0 1.21-.86 2.07-.86 .85-2.07 .85H2.2q-1.21 0-2.07-.85-.86-.86-.86-2.07V2.2q0-1.21 .86-2.07Q.99-.73 2.2-.73h8.2q1.21 0 2.07 .86 .86 .86 .86 2.07ZM3.66 16.86q.19-.19 .19-.46V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q2.55-.27 2.55 0V16.4q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM10.26 3.54q-.19-.19-.46-.19H6q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9.8q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          magicmouse: {strokes: ["M5.2-.4A5.2 5.2 0 0 1 10.4 4.8V11.2A5.2 5.2 0 0 1 0 11.2V4.8A5.2 5.2 0 0 1 5.2-.4Z"]}
          magicmouse.fill: {strokes: ["M5.2-.4A5.2 5.2 0 0 1 10.4 4.8V11.2A5.2 5.2 0 0 1 0 11.2V4.8A5.2 5.2 0 0 1 5.2-.4Z"], fills: ["M5.2-.4A5.2 5.2 0 0 1 10.4 4.8V11.2A5.2 5.2 0 0 1 0 11.2V4.8A5.2 5.2 0 0 1 5.2-.4Z"]}
          magnifyingglass: {strokes: ["M0 6.2A6.2 6.2 0 0 1 12.4 6.2A6.2 6.2 0 0 1 0 6.2Z", "M10.7 10.7L15.2 15.2"]}
          magnifyingglass.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.4-.7A2.7 2.7 0 0 1 2-.7A2.7 2.7 0 0 1-3.4-.7Z", "M1.3 1.3L3.6 3.6"]}
          magnifyingglass.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.7-4.2q-1.45 0-2.47 1.03Q-4.2-2.15-4.2-.7q0 1.45 1.03 2.47Q-2.15 2.8-.7 2.8q1.03 0 1.85-.52L3.03 4.17q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L2.28 1.15Q2.8 .33 2.8-.7q0-1.45-1.03-2.47Q.75-4.2-.7-4.2ZM-.7 1.2q-.79 0-1.34-.56Q-2.6 .09-2.6-.7q0-.79 .56-1.34Q-1.49-2.6-.7-2.6q.79 0 1.34 .56Q1.2-1.49 1.2-.7q0 .79-.56 1.34Q.09 1.2-.7 1.2Z"]}
          map: {strokes: ["M0 3.4Q0 2.5.8 2.1L5 .2L11.4 2.6L16 .4Q17.4-.2 17.4 1.2V11.8Q17.4 12.7 16.6 13.1L11.4 15.4L5 13L1.2 14.8Q0 15.3 0 14Z", "M5.4.4V13M11.6 2.8V15.2"]}
          map.fill: {fills: ["M12.15 1.44L15.69-.25q.01-.01 .02-.02 1.04-.44 1.7-.06 .71 .41 .71 1.53V11.8q0 1.35-1.2 1.95-.01 .01-.03 .01l-4.74 2.1V1.44ZM5.05-.53V13.79H5.03L1.51 15.46q-.02 0-.03 .01-.96 .4-1.58-.02-.62-.41-.63-1.45V3.4q0-1.35 1.21-1.95 .01 0 .02-.01L4.7-.46q.17-.08 .35-.07ZM6.15 14.21V-.14l4.9 1.83V16.04l-4.9-1.83Z"]}
          mappin: {strokes: ["M4 8V16.4"], fills: ["M0 4A4 4 0 0 1 8 4A4 4 0 0 1 0 4Z"]}
          mappin.and.ellipse: {strokes: ["M8.2 7.6V12.6", "M5 10.4C2.2 10.8 0 11.8 0 13.2C0 15 3.6 16.2 8.2 16.2C12.8 16.2 16.4 15 16.4 13.2C16.4 11.8 14.2 10.8 11.4 10.4"], fills: ["M4.4 4A3.8 3.8 0 0 1 12 4A3.8 3.8 0 0 1 4.4 4Z"]}
          mappin.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M0-.4V4.6"], fills: ["M-2.5-2.6A2.5 2.5 0 0 1 2.5-2.6A2.5 2.5 0 0 1-2.5-2.6Z"]}
          mappin.circle.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM0-5.1C-1.38-5.1-2.5-3.98-2.5-2.6C-2.5-1.46-1.74-.5-.7-.2V4.6Q-.7 4.89-.49 5.09Q-.29 5.3 0 5.3Q.29 5.3 .49 5.09Q.7 4.89 .7 4.6V-.2C1.74-.5 2.5-1.46 2.5-2.6C2.5-3.98 1.38-5.1 0-5.1Z"]}
          medal: {strokes: ["M1.2 10.8A5.4 5.4 0 0 1 12 10.8A5.4 5.4 0 0 1 1.2 10.8Z", "M4.2 5.6L1.4 0H11.8L9 5.6"], fills: ["M6.6 8.1L7.38 9.92L9.36 10.1L7.87 11.41L8.3 13.35L6.6 12.33L4.9 13.35L5.33 11.41L3.84 10.1L5.82 9.92Z"]}
          medal.fill: {fills: ["M9.82 5.58q.59 .37 1.11 .89 1.8 1.79 1.8 4.33 0 2.54-1.8 4.33-1.79 1.8-4.33 1.8-2.54 0-4.33-1.8Q.48 13.34 .48 10.8q0-2.54 1.79-4.33 .52-.52 1.11-.89L.75 .32Q.62 .06 .71-.23q.1-.28 .37-.42 .15-.08 .32-.08H11.8q.3 .01 .51 .22 .21 .21 .22 .51 0 .17-.08 .32L9.82 5.58ZM4.69 4.96q.9-.28 1.91-.28 1.01 0 1.91 .28L10.63 .73H2.57L4.69 4.96ZM6.6 8.1L5.82 9.92 3.84 10.1l1.49 1.31-.43 1.94 1.7-1.02 1.7 1.02-.43-1.94L9.36 10.1 7.38 9.92 6.6 8.1Z"]}
          megaphone: {strokes: ["M0 5.8Q0 4.4 1.4 4.4L3.4 4.4Q4.4 4.4 5.31 3.98L12.49 .62Q13.4 .2 13.4 1.2L13.4 12.4Q13.4 13.4 12.49 12.98L5.31 9.62Q4.4 9.2 3.4 9.2L1.4 9.2Q0 9.2 0 7.8Z", "M2.6 9.4L3.8 13.8Q4 14.6 4.8 14.6H6Q6.9 14.6 6.7 13.7L5.8 9.8", "M13.6 4.5A2.4 2.4 0 0 1 13.6 9.1"]}
          megaphone.fill: {strokes: ["M0 5.8Q0 4.4 1.4 4.4L3.4 4.4Q4.4 4.4 5.31 3.98L12.49 .62Q13.4 .2 13.4 1.2L13.4 12.4Q13.4 13.4 12.49 12.98L5.31 9.62Q4.4 9.2 3.4 9.2L1.4 9.2Q0 9.2 0 7.8Z", "M2.6 9.4L3.8 13.8Q4 14.6 4.8 14.6H6Q6.9 14.6 6.7 13.7L5.8 9.8", "M13.6 4.5A2.4 2.4 0 0 1 13.6 9.1"], fills: ["M0 5.8Q0 4.4 1.4 4.4L3.4 4.4Q4.4 4.4 5.31 3.98L12.49 .62Q13.4 .2 13.4 1.2L13.4 12.4Q13.4 13.4 12.49 12.98L5.31 9.62Q4.4 9.2 3.4 9.2L1.4 9.2Q0 9.2 0 7.8Z"]}
          memories: {strokes: ["M-6.53-3.47A7.4 7.4 0 1 1 0 7.4", "M-2.04 7.11A7.4 7.4 0 0 1-2.77 6.86", "M-4.76 5.67A7.4 7.4 0 0 1-5.32 5.14", "M-6.65 3.24A7.4 7.4 0 0 1-6.95 2.53", "M0-4.2V.2H3.2"], fills: ["M-3.79-2.76Q-3.37-2.49-3.84-2.32L-7.18-1.09Q-7.65-.92-7.71-1.42L-8.06-4.96Q-8.12-5.46-7.69-5.19Z"]}
          memorychip: {strokes: ["M2 2.4H16.4A2 2 0 0 1 18.4 4.4V10A2 2 0 0 1 16.4 12H2A2 2 0 0 1 0 10V4.4A2 2 0 0 1 2 2.4Z", "M4 5.2H7.2A.6 .6 0 0 1 7.8 5.8V8.6A.6 .6 0 0 1 7.2 9.2H4A.6 .6 0 0 1 3.4 8.6V5.8A.6 .6 0 0 1 4 5.2Z", "M11.2 5.2H14.4A.6 .6 0 0 1 15 5.8V8.6A.6 .6 0 0 1 14.4 9.2H11.2A.6 .6 0 0 1 10.6 8.6V5.8A.6 .6 0 0 1 11.2 5.2Z", "M3.2 0V2.4M3.2 12V14.4M6.2 0V2.4M6.2 12V14.4M9.2 0V2.4M9.2 12V14.4M12.2 0V2.4M12.2 12V14.4M15.2 0V2.4M15.2 12V14.4"]}
          memorychip.fill: {fills: ["M3.93 1.68H5.47V0q0-.3 .22-.51Q5.9-.72 6.2-.73q.3 .01 .51 .22Q6.92-.3 6.92 0V1.68H8.48V0q-.01-.3 .21-.51Q8.9-.72 9.2-.73q.3 .01 .51 .22Q9.92-.3 9.92 0V1.68h1.56V0q0-.3 .21-.51 .21-.21 .51-.22 .3 .01 .51 .22 .21 .21 .21 .51V1.68h1.56V0q-.01-.3 .21-.51 .21-.21 .51-.22 .3 .01 .51 .22 .21 .21 .21 .51V1.68h.48q1.13 0 1.93 .79 .79 .8 .79 1.93V10q0 1.13-.79 1.93-.8 .8-1.93 .8h-.48V14.4q0 .3-.21 .51-.21 .21-.51 .21-.3 0-.51-.21-.22-.21-.21-.51V12.73H12.92V14.4q0 .3-.21 .51-.21 .21-.51 .21-.3 0-.51-.21-.21-.21-.21-.51V12.73H9.92V14.4q0 .3-.21 .51-.21 .21-.51 .21-.3 0-.51-.21-.22-.21-.21-.51V12.73H6.92V14.4q0 .3-.21 .51-.21 .21-.51 .21-.3 0-.51-.21-.22-.21-.22-.51V12.73H3.93V14.4q-.01 .3-.22 .51-.21 .21-.51 .21-.3 0-.51-.21-.22-.21-.21-.51V12.73H2q-1.13 0-1.93-.8-.8-.8-.8-1.93V4.4q0-1.13 .8-1.93Q.87 1.68 2 1.68h.48V0q-.01-.3 .21-.51Q2.9-.72 3.2-.73q.3 .01 .51 .22Q3.92-.3 3.93 0V1.68ZM7.2 4.47H4q-.55 0-.94 .39-.38 .39-.38 .94V8.6q0 .55 .38 .94 .39 .38 .94 .38H7.2q.55 0 .94-.38 .39-.39 .39-.94V5.8q0-.55-.39-.94-.39-.39-.94-.39ZM11.2 4.47q-.55 0-.94 .39-.38 .39-.38 .94V8.6q0 .55 .38 .94 .39 .38 .94 .38h3.2q.55 0 .94-.38 .39-.39 .39-.94V5.8q0-.55-.39-.94-.39-.39-.94-.39H11.2ZM4.13 8.48V5.92l2.95 .01V8.48H4.13ZM11.33 5.92l2.95 .01V8.48H11.33V5.92Z"]}
          menubar.rectangle: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M0 2.6A2.6 2.6 0 0 1 2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V4H0Z"]}
          menucard: {strokes: ["M2.4 0H10A2.4 2.4 0 0 1 12.4 2.4V14A2.4 2.4 0 0 1 10 16.4H2.4A2.4 2.4 0 0 1 0 14V2.4A2.4 2.4 0 0 1 2.4 0Z", "M3.4 4.4H9M3.4 8.2H9M3.4 12H9"]}
          menucard.fill: {fills: ["M13.12 2.4V14q0 1.29-.91 2.21-.92 .91-2.21 .91H2.4q-1.29 0-2.21-.91-.92-.92-.92-2.21V2.4q0-1.29 .92-2.21Q1.11-.73 2.4-.73H10q1.29 0 2.21 .92 .91 .92 .91 2.21ZM9.46 7.74Q9.27 7.55 9 7.55H3.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM9.46 11.54q-.19-.19-.46-.19H3.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM9.46 3.94Q9.27 3.75 9 3.75H3.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H9q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          message: {strokes: ["M8.9 0C13.9 0 17.6 3.1 17.6 7.1C17.6 11.2 13.9 14.3 8.9 14.3C8.2 14.3 7.5 14.2 6.8 14.1C5.6 15.1 4.1 15.8 2.6 15.9C2.2 15.9 2.1 15.5 2.4 15.2C3 14.4 3.3 13.5 3.3 12.7C1.2 11.4 0 9.4 0 7.1C0 3.1 3.9 0 8.9 0Z"]}
          message.badge: {strokes: ["M11.8.4C10.9.1 9.9 0 8.9 0C3.9 0 0 3.1 0 7.1C0 9.4 1.2 11.4 3.3 12.7C3.3 13.5 3 14.4 2.4 15.2C2.1 15.5 2.2 15.9 2.6 15.9C4.1 15.8 5.6 15.1 6.8 14.1C7.5 14.2 8.2 14.3 8.9 14.3C13.9 14.3 17.6 11.2 17.6 7.1C17.6 6.8 17.6 6.5 17.5 6.2"], fills: ["M12.6 2A3 3 0 0 1 18.6 2A3 3 0 0 1 12.6 2Z"]}
          message.badge.circle: {base: message.badge, inside: circle}
          message.badge.circle.fill: {base: message.badge.fill, inside: circle.fill}
          message.badge.fill: {fills: ["M15.6 6.25c.95 0 1.82-.31 2.52-.83q.21 .82 .21 1.68 0 1.68-.74 3.17-.7 1.45-2 2.53-2.69 2.23-6.69 2.23-.67 0-1.89-.17-2.05 1.61-4.36 1.76-.03 0-.05 0-.37 0-.65-.19-.31-.21-.41-.58-.17-.61 .31-1.12 .59-.81 .7-1.65-1.47-1.01-2.31-2.44Q-.72 9.02-.72 7.1-.73 5.45 .04 3.97 .78 2.55 2.12 1.48 4.89-.72 8.9-.73q1.69 0 3.14 .4c-.43 .67-.69 1.47-.69 2.33 0 2.35 1.9 4.25 4.25 4.25ZM15.6-1c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3Z"]}
          message.badge.waveform.fill: {base: message.fill, badge: waveform}
          message.fill: {strokes: ["M8.9 0C13.9 0 17.6 3.1 17.6 7.1C17.6 11.2 13.9 14.3 8.9 14.3C8.2 14.3 7.5 14.2 6.8 14.1C5.6 15.1 4.1 15.8 2.6 15.9C2.2 15.9 2.1 15.5 2.4 15.2C3 14.4 3.3 13.5 3.3 12.7C1.2 11.4 0 9.4 0 7.1C0 3.1 3.9 0 8.9 0Z"], fills: ["M8.9 0C13.9 0 17.6 3.1 17.6 7.1C17.6 11.2 13.9 14.3 8.9 14.3C8.2 14.3 7.5 14.2 6.8 14.1C5.6 15.1 4.1 15.8 2.6 15.9C2.2 15.9 2.1 15.5 2.4 15.2C3 14.4 3.3 13.5 3.3 12.7C1.2 11.4 0 9.4 0 7.1C0 3.1 3.9 0 8.9 0Z"]}
          mic: {strokes: ["M6.1-.4H6.1A2.9 2.9 0 0 1 9 2.5V7.5A2.9 2.9 0 0 1 6.1 10.4H6.1A2.9 2.9 0 0 1 3.2 7.5V2.5A2.9 2.9 0 0 1 6.1-.4Z", "M0 7.8V8.2A6.1 6.1 0 0 0 12.2 8.2V7.8M6.1 14.4V17M3 17H9.2"]}
          mic.fill: {strokes: ["M6.1-.4H6.1A2.9 2.9 0 0 1 9 2.5V7.5A2.9 2.9 0 0 1 6.1 10.4H6.1A2.9 2.9 0 0 1 3.2 7.5V2.5A2.9 2.9 0 0 1 6.1-.4Z", "M0 7.8V8.2A6.1 6.1 0 0 0 12.2 8.2V7.8M6.1 14.4V17M3 17H9.2"], fills: ["M6.1-.4H6.1A2.9 2.9 0 0 1 9 2.5V7.5A2.9 2.9 0 0 1 6.1 10.4H6.1A2.9 2.9 0 0 1 3.2 7.5V2.5A2.9 2.9 0 0 1 6.1-.4Z"]}
          mic.slash.fill: {base: mic.fill, slash: true}
          minus: {strokes: ["M0 0H12.3"], width: 1.45}
          minus.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.5 0H3.5"], widths: [1.4, 1.27]}
          minus.circle.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM-3.9-.8Q-4.23-.8-4.47-.57Q-4.7-.33-4.7 0Q-4.7 .33-4.47 .57Q-4.23 .8-3.9 .8H3.9Q4.23 .8 4.47 .57Q4.7 .33 4.7 0Q4.7-.33 4.47-.57Q4.23-.8 3.9-.8H-3.9Z"]}
          minus.magnifyingglass: {strokes: ["M0 6.2A6.2 6.2 0 0 1 12.4 6.2A6.2 6.2 0 0 1 0 6.2Z", "M10.7 10.7L15.2 15.2", "M3.3 6.2H9.1"]}
          minus.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V10.3A2.7 2.7 0 0 1 15.7 13H2.7A2.7 2.7 0 0 1 0 10.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M5.7 6.5H12.7"]}
          minus.rectangle.fill: {fills: ["M19.12 2.7v7.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM13.16 6.04q-.19-.19-.46-.19h-7q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h7q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          minus.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-3.9 0H3.9"]}
          minus.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-3.9-.8q-.33 0-.57 .23Q-4.7-.33-4.7 0q0 .33 .23 .57Q-4.23 .8-3.9 .8H3.9q.33 0 .57-.23Q4.7 .33 4.7 0q0-.33-.23-.57Q4.23-.8 3.9-.8H-3.9Z"]}
          moon: {strokes: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z"]}
          moon.fill: {strokes: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z"], fills: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z"]}
          moon.stars: {strokes: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z"], fills: ["M11.6 .1Q12.01 2.59 14.5 3Q12.01 3.41 11.6 5.9Q11.19 3.41 8.7 3Q11.19 2.59 11.6 .1Z", "M15.4 5.2Q15.65 6.75 17.2 7Q15.65 7.25 15.4 8.8Q15.15 7.25 13.6 7Q15.15 6.75 15.4 5.2Z"]}
          moon.stars.fill: {strokes: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z"], fills: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z", "M11.6 .1Q12.01 2.59 14.5 3Q12.01 3.41 11.6 5.9Q11.19 3.41 8.7 3Q11.19 2.59 11.6 .1Z", "M15.4 5.2Q15.65 6.75 17.2 7Q15.65 7.25 15.4 8.8Q15.15 7.25 13.6 7Q15.15 6.75 15.4 5.2Z"]}
          moon.zzz: {strokes: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z", "M10.4 0H14L10.4 4.4H14"]}
          moon.zzz.fill: {strokes: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z", "M10.4 0H14L10.4 4.4H14"], fills: ["M5.4.3A7.9 7.9 0 1 0 15.7 10.6Q16 9.4 14.8 9.9A7.1 7.1 0 0 1 6.1 1.2Q6.6 0 5.4.3Z"]}
          mug: {strokes: ["M0 0H12.4V10.4A3 3 0 0 1 9.4 13.4H3A3 3 0 0 1 0 10.4Z", "M12.4 3H14A2.4 2.4 0 0 1 16.4 5.4V6.4A2.4 2.4 0 0 1 14 8.8H12.4"]}
          mug.fill: {strokes: ["M0 0H12.4V10.4A3 3 0 0 1 9.4 13.4H3A3 3 0 0 1 0 10.4Z", "M12.4 3H14A2.4 2.4 0 0 1 16.4 5.4V6.4A2.4 2.4 0 0 1 14 8.8H12.4"], fills: ["M0 0H12.4V10.4A3 3 0 0 1 9.4 13.4H3A3 3 0 0 1 0 10.4Z"]}
          multiply: {strokes: ["M0 0L8.6 8.6M8.6 0L0 8.6"]}
          music.mic: {strokes: ["M8.2 5.6L1 14.6A1 1 0 0 0 2.4 16L11.4 8.8", "M7.6 4.8A4.4 4.4 0 0 1 16.4 4.8A4.4 4.4 0 0 1 7.6 4.8Z", "M8.4 2.4L14.4 8.4"]}
          music.note: {strokes: ["M4.6 13.4V2.2Q4.6 1.2 5.6 1L9.6 0V3.6L4.6 4.9"], fills: ["M-.5 13.6A2.9 2.4 0 0 1 5.3 13.6A2.9 2.4 0 0 1-.5 13.6Z", "M4.6 2.2Q4.6 1.2 5.6 1L9.6 0V3.6L4.6 4.9Z"]}
          music.note.list: {strokes: ["M0 1H8M0 5.2H8M0 9.4H6", "M13.4 12V1.6L16.8.6V3L13.4 4"], fills: ["M9.3 12.4A2.4 1.9 0 0 1 14.1 12.4A2.4 1.9 0 0 1 9.3 12.4Z"]}
          network: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.3 0A3.3 7.78 0 0 1 3.3 0A3.3 7.78 0 0 1-3.3 0Z", "M-7.775 0H7.775M0-7.775V7.775", "M-6.5-4.1C-3.4-2.7 3.4-2.7 6.5-4.1M-6.5 4.1C-3.4 2.7 3.4 2.7 6.5 4.1"]}
          network.badge.shield.half.filled: {base: network, badge: shield.lefthalf.filled}
          newspaper: {strokes: ["M3.2 14.4H15.6A2.2 2.2 0 0 0 17.8 12.2V2.4Q17.8 1.2 16.6 1.2H16", "M3.2 14.4A2.2 2.2 0 0 1 1 12.2V2A2 2 0 0 1 3 0H12.8A2 2 0 0 1 14.8 2V11.6A2.8 2.8 0 0 0 16.4 14.2", "M4.2 9.4H11.6M4.2 11.6H9.4"], fills: ["M4.8 3H11A.9 .9 0 0 1 11.9 3.9V6.1A.9 .9 0 0 1 11 7H4.8A.9 .9 0 0 1 3.9 6.1V3.9A.9 .9 0 0 1 4.8 3Z"]}
          newspaper.fill: {fills: ["M3-.73h9.6q1.13 0 1.93 .8 .8 .8 .8 1.93V13.47q.4-.1 .67-.43 .28-.36 .28-.84V3.4q-.01-.3 .21-.51 .21-.21 .51-.21 .3 0 .51 .21 .21 .21 .22 .51v8.8q.01 .97-.6 1.74-.62 .77-1.59 .97-.21 .04-.4-.03-.01 .02-.03 .03-.21 .21-.51 .21H3.2q-1.21 0-2.07-.85-.86-.86-.85-2.07V2q0-1.13 .79-1.93 .8-.8 1.93-.8ZM4.8 2.8c-.5 0-.9 .4-.9 .9V5.9c0 .5 .4 .9 .9 .9H11c.5 0 .9-.4 .9-.9V3.7c0-.5-.4-.9-.9-.9H4.8ZM11.6 8.6H4.2q-.25 0-.42 .18-.18 .17-.18 .42 0 .25 .18 .42 .17 .18 .42 .18h7.4q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42-.17-.18-.42-.18ZM9.4 11H4.2q-.25 0-.42 .18-.18 .17-.18 .42 0 .25 .18 .42 .17 .18 .42 .18H9.4q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42Q9.65 11 9.4 11Z"]}
          nosign: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-5.5-5.5L5.5 5.5"], widths: [1.4, 1.25]}
          note: {strokes: ["M3 0H12A3 3 0 0 1 15 3V12A3 3 0 0 1 12 15H3A3 3 0 0 1 0 12V3A3 3 0 0 1 3 0Z", "M15 9.2H11.4A2.2 2.2 0 0 0 9.2 11.4V15"]}
          note.text: {strokes: ["M3 0H12A3 3 0 0 1 15 3V12A3 3 0 0 1 12 15H3A3 3 0 0 1 0 12V3A3 3 0 0 1 3 0Z", "M0 4H15M3.6 7.4H11.4M3.6 10.6H8.6"]}
          number: {strokes: ["M4.6 0L2.6 14M11.4 0L9.4 14M.8 4.6H13.6M.2 9.4H13"]}
          octagon: {strokes: ["M7.67 1.58Q7.67 3.18 6.54 4.31L4.31 6.54Q3.18 7.67 1.58 7.67L-1.58 7.67Q-3.18 7.67-4.31 6.54L-6.54 4.31Q-7.67 3.18-7.67 1.58L-7.67-1.58Q-7.67-3.18-6.54-4.31L-4.31-6.54Q-3.18-7.67-1.58-7.67L1.58-7.67Q3.18-7.67 4.31-6.54L6.54-4.31Q7.67-3.18 7.67-1.58Z"]}
          octagon.fill: {strokes: ["M7.67 1.58Q7.67 3.18 6.54 4.31L4.31 6.54Q3.18 7.67 1.58 7.67L-1.58 7.67Q-3.18 7.67-4.31 6.54L-6.54 4.31Q-7.67 3.18-7.67 1.58L-7.67-1.58Q-7.67-3.18-6.54-4.31L-4.31-6.54Q-3.18-7.67-1.58-7.67L1.58-7.67Q3.18-7.67 4.31-6.54L6.54-4.31Q7.67-3.18 7.67-1.58Z"], fills: ["M7.67 1.58Q7.67 3.18 6.54 4.31L4.31 6.54Q3.18 7.67 1.58 7.67L-1.58 7.67Q-3.18 7.67-4.31 6.54L-6.54 4.31Q-7.67 3.18-7.67 1.58L-7.67-1.58Q-7.67-3.18-6.54-4.31L-4.31-6.54Q-3.18-7.67-1.58-7.67L1.58-7.67Q3.18-7.67 4.31-6.54L6.54-4.31Q7.67-3.18 7.67-1.58Z"]}
          opticaldisc: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.2 0A2.2 2.2 0 0 1 2.2 0A2.2 2.2 0 0 1-2.2 0Z", "M.87-4.92A5 5 0 0 1 4.92-.87", "M-.87 4.92A5 5 0 0 1-4.92 .87"]}
          opticaldisc.fill: {fills: ["M-3.31-7.84Q-1.73-8.5 0-8.5q1.73-.01 3.31 .66 1.53 .65 2.7 1.83 1.18 1.17 1.83 2.7Q8.5-1.73 8.5 0q.01 1.73-.66 3.31-.65 1.53-1.83 2.7-1.17 1.18-2.7 1.83Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-1.53-.65-2.7-1.83-1.18-1.17-1.83-2.7Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .65-1.53 1.83-2.7 1.17-1.18 2.7-1.83ZM2.85 0q0-1.18-.83-2.02Q1.18-2.85 0-2.85q-1.18 0-2.02 .83-.83 .84-.83 2.02 0 1.18 .83 2.02 .84 .83 2.02 .83 1.18 0 2.02-.83Q2.85 1.18 2.85 0ZM5.45-.5q.16-.22 .11-.48-.31-1.75-1.57-3.01Q2.73-5.25 .98-5.56 .72-5.61 .5-5.45 .28-5.3 .23-5.03q-.05 .26 .11 .48 .15 .22 .42 .27Q2.1-4.04 3.07-3.07 4.04-2.1 4.28-.76q.05 .27 .27 .42 .22 .16 .48 .11Q5.3-.28 5.45-.5ZM-5.56 .98q.31 1.75 1.57 3.01Q-2.73 5.25-.98 5.56q.26 .05 .48-.11 .22-.15 .27-.42 .05-.26-.11-.48-.15-.22-.42-.27-1.34-.24-2.31-1.21-.97-.97-1.21-2.31-.05-.27-.27-.42-.22-.16-.48-.11-.27 .05-.42 .27-.16 .22-.11 .48ZM1.55 0q0 .64-.45 1.1Q.64 1.55 0 1.55q-.64 0-1.1-.45-.45-.46-.45-1.1 0-.64 .45-1.1 .46-.45 1.1-.45 .64 0 1.1 .45Q1.55-.64 1.55 0Z"]}
          opticaldiscdrive: {strokes: ["M.3 8.3L3 1.6Q3.7 0 5.4 0H13Q14.7 0 15.4 1.6L18.1 8.3", "M2.4 7.4H16A2.4 2.4 0 0 1 18.4 9.8V11A2.4 2.4 0 0 1 16 13.4H2.4A2.4 2.4 0 0 1 0 11V9.8A2.4 2.4 0 0 1 2.4 7.4Z", "M4 10.4H14.4"]}
          option: {strokes: ["M0 0H4.2L10.4 11.4H15.4M9.2 0H15.4"]}
          p.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.8 3.8V-3.8H.3A2.25 2.25 0 0 1 .3.7H-1.8"]}
          p.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.6-3.8V3.8q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23Q-1 4.13-1 3.8V1.5H.3q1.26 0 2.16-.89 .89-.9 .89-2.16 0-1.26-.89-2.16Q1.56-4.6 .3-4.6H-1.8q-.33 0-.57 .23-.23 .24-.23 .57ZM.3-.1H-1V-3H.3q.6 0 1.03 .42 .42 .43 .42 1.03 0 .6-.42 1.03Q.9-.1 .3-.1Z"]}
          paintbrush: {strokes: ["M16.6.2C13 1.6 8.6 5.4 6.4 8.6L9 11.2C12.2 9 15.4 4.4 16.6.2Z", "M5.8 9.6C4 9.4 2.6 10.6 2.4 12.4C2.3 13.8 1.6 14.6.2 15.2C3.6 16.6 7.8 15.6 8 12.2"]}
          paintbrush.fill: {strokes: ["M16.6.2C13 1.6 8.6 5.4 6.4 8.6L9 11.2C12.2 9 15.4 4.4 16.6.2Z", "M5.8 9.6C4 9.4 2.6 10.6 2.4 12.4C2.3 13.8 1.6 14.6.2 15.2C3.6 16.6 7.8 15.6 8 12.2"], fills: ["M16.6.2C13 1.6 8.6 5.4 6.4 8.6L9 11.2C12.2 9 15.4 4.4 16.6.2Z", "M5.8 9.6C4 9.4 2.6 10.6 2.4 12.4C2.3 13.8 1.6 14.6.2 15.2C3.6 16.6 7.8 15.6 8 12.2"]}
          paintbrush.pointed: {strokes: ["M16.6.2C13 1.6 8.6 5.4 6.4 8.6L9 11.2C12.2 9 15.4 4.4 16.6.2Z", "M5.8 9.6C4 9.4 2.6 10.6 2.4 12.4C2.3 13.8 1.6 14.6.2 15.2C3.6 16.6 7.8 15.6 8 12.2"]}
          paintbrush.pointed.fill: {strokes: ["M16.6.2C13 1.6 8.6 5.4 6.4 8.6L9 11.2C12.2 9 15.4 4.4 16.6.2Z", "M5.8 9.6C4 9.4 2.6 10.6 2.4 12.4C2.3 13.8 1.6 14.6.2 15.2C3.6 16.6 7.8 15.6 8 12.2"], fills: ["M16.6.2C13 1.6 8.6 5.4 6.4 8.6L9 11.2C12.2 9 15.4 4.4 16.6.2Z", "M5.8 9.6C4 9.4 2.6 10.6 2.4 12.4C2.3 13.8 1.6 14.6.2 15.2C3.6 16.6 7.8 15.6 8 12.2"]}
          paintpalette: {strokes: ["M8.6 0C3.8 0 0 3.6 0 8C0 12.4 3.6 16 8.2 16C10 16 10.8 15 10.4 13.6C9.8 11.6 10.8 10.4 12.6 10.4H14.4C16.2 10.4 17 9.4 17 7.6C17 3.2 13.4 0 8.6 0Z"], fills: ["M2.75 8.4A1.25 1.25 0 0 1 5.25 8.4A1.25 1.25 0 0 1 2.75 8.4Z", "M4.55 4.6A1.25 1.25 0 0 1 7.05 4.6A1.25 1.25 0 0 1 4.55 4.6Z", "M8.55 3.6A1.25 1.25 0 0 1 11.05 3.6A1.25 1.25 0 0 1 8.55 3.6Z", "M11.95 6A1.25 1.25 0 0 1 14.45 6A1.25 1.25 0 0 1 11.95 6Z"]}
          paintpalette.fill: {fills: ["M17.73 7.6q0 1.65-.81 2.56-.87 .96-2.52 .96H12.6q-1.01 0-1.41 .56-.43 .59-.09 1.72 .41 1.45-.43 2.4-.81 .93-2.47 .93-1.84 0-3.5-.69-1.6-.66-2.83-1.87-1.23-1.21-1.9-2.78Q-.73 9.77-.73 8q0-1.78 .74-3.4Q.72 3.03 2 1.82 3.29 .62 4.97-.04 6.7-.73 8.6-.73q3.89 0 6.48 2.34 1.26 1.13 1.94 2.65 .71 1.56 .71 3.34ZM4.55 4.6c0 .69 .56 1.25 1.25 1.25 .69 0 1.25-.56 1.25-1.25 0-.69-.56-1.25-1.25-1.25-.69 0-1.25 .56-1.25 1.25ZM9.8 4.85c.69 0 1.25-.56 1.25-1.25 0-.69-.56-1.25-1.25-1.25-.69 0-1.25 .56-1.25 1.25 0 .69 .56 1.25 1.25 1.25ZM2.75 8.4c0 .69 .56 1.25 1.25 1.25 .69 0 1.25-.56 1.25-1.25 0-.69-.56-1.25-1.25-1.25-.69 0-1.25 .56-1.25 1.25ZM14.45 6c0-.69-.56-1.25-1.25-1.25-.69 0-1.25 .56-1.25 1.25 0 .69 .56 1.25 1.25 1.25 .69 0 1.25-.56 1.25-1.25Z"]}
          paperclip: {strokes: ["M12.6 6.8L6.4 13A3.7 3.7 0 0 1 1.1 7.8L8 .9A2.5 2.5 0 0 1 11.5 4.4L5 10.9A1.2 1.2 0 0 1 3.3 9.2L9 3.5"]}
          paperplane: {strokes: ["M15.67 .41Q16.8 0 16.39 1.13L11.15 15.5Q10.6 17 9.86 15.58L7.13 10.34Q6.9 9.9 6.46 9.67L1.22 6.94Q-.2 6.2 1.3 5.65Z", "M16.2.6L6.9 9.9"]}
          paperplane.fill: {fills: ["M11.83 15.75q-.44 1.19-1.23 1.24-.8 .05-1.38-1.07L6.49 10.67q-.13-.23-.37-.36L.89 7.58Q-.24 7-.19 6.2q.05-.79 1.24-1.23L15.42-.27h0q1-.36 1.51 .14 .5 .51 .14 1.51L11.83 15.75ZM7 10.55q.23 0 .39-.16l8-8q.16-.16 .16-.39 0-.23-.16-.39-.16-.16-.39-.16-.23 0-.39 .16l-8 8q-.16 .16-.16 .39 0 .23 .16 .39 .16 .16 .39 .16Z"]}
          paragraphsign: {strokes: ["M11 0H4.6A3.9 3.9 0 0 0 4.6 7.8H6.2M6.2 0V15M9.4 0V15"]}
          party.popper: {strokes: ["M4.6 5.4L.3 15.2Q-.2 16.6 1.2 16.2L11.2 12Z", "M8 3.2Q9.2 2 8.4 0M9.4 7L12.6 3.8M11.6 9.2Q14 7.4 16.6 9M2.6 10.6L5.8 13.8"], fills: ["M11.9 .8A.9 .9 0 0 1 13.7 .8A.9 .9 0 0 1 11.9 .8Z", "M15.1 3.6A.9 .9 0 0 1 16.9 3.6A.9 .9 0 0 1 15.1 3.6Z", "M14.5 12.2A.9 .9 0 0 1 16.3 12.2A.9 .9 0 0 1 14.5 12.2Z", "M4.1 1.8A.9 .9 0 0 1 5.9 1.8A.9 .9 0 0 1 4.1 1.8Z"]}
          pause: {strokes: ["M1.2 0H2.2A1.2 1.2 0 0 1 3.4 1.2V12.6A1.2 1.2 0 0 1 2.2 13.8H1.2A1.2 1.2 0 0 1 0 12.6V1.2A1.2 1.2 0 0 1 1.2 0Z", "M8.6 0H9.6A1.2 1.2 0 0 1 10.8 1.2V12.6A1.2 1.2 0 0 1 9.6 13.8H8.6A1.2 1.2 0 0 1 7.4 12.6V1.2A1.2 1.2 0 0 1 8.6 0Z"]}
          pause.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.9-2.9V2.9M1.9-2.9V2.9"]}
          pause.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-1.1 2.9V-2.9q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57V2.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57ZM2.7 2.9V-2.9q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57V2.9q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57Z"]}
          pause.fill: {fills: ["M1.4 0H3.2A1.4 1.4 0 0 1 4.6 1.4V13.6A1.4 1.4 0 0 1 3.2 15H1.4A1.4 1.4 0 0 1 0 13.6V1.4A1.4 1.4 0 0 1 1.4 0Z", "M9.4 0H11.2A1.4 1.4 0 0 1 12.6 1.4V13.6A1.4 1.4 0 0 1 11.2 15H9.4A1.4 1.4 0 0 1 8 13.6V1.4A1.4 1.4 0 0 1 9.4 0Z"]}
          pawprint: {strokes: ["M4.1 11.6A3.9 3.2 0 0 1 11.9 11.6A3.9 3.2 0 0 1 4.1 11.6Z", "M3.3 3.4A1.6 2.3 0 0 1 6.5 3.4A1.6 2.3 0 0 1 3.3 3.4Z", "M9.5 3.4A1.6 2.3 0 0 1 12.7 3.4A1.6 2.3 0 0 1 9.5 3.4Z", "M0 7.8A1.3 1.8 0 0 1 2.6 7.8A1.3 1.8 0 0 1 0 7.8Z", "M13.4 7.8A1.3 1.8 0 0 1 16 7.8A1.3 1.8 0 0 1 13.4 7.8Z"]}
          pawprint.fill: {fills: ["M3.6 11.6A4.4 3.6 0 0 1 12.4 11.6A4.4 3.6 0 0 1 3.6 11.6Z", "M3 3.4A1.9 2.7 0 0 1 6.8 3.4A1.9 2.7 0 0 1 3 3.4Z", "M9.2 3.4A1.9 2.7 0 0 1 13 3.4A1.9 2.7 0 0 1 9.2 3.4Z", "M-.1 7.8A1.6 2.2 0 0 1 3.1 7.8A1.6 2.2 0 0 1-.1 7.8Z", "M12.9 7.8A1.6 2.2 0 0 1 16.1 7.8A1.6 2.2 0 0 1 12.9 7.8Z"]}
          pc: {strokes: ["M1.9 0H7.1A1.9 1.9 0 0 1 9 1.9V13.7A1.9 1.9 0 0 1 7.1 15.6H1.9A1.9 1.9 0 0 1 0 13.7V1.9A1.9 1.9 0 0 1 1.9 0Z", "M2.8 3.4H6.2M2.8 6.4H6.2"], fills: ["M3.4 12A1.1 1.1 0 0 1 5.6 12A1.1 1.1 0 0 1 3.4 12Z"]}
          pencil: {strokes: ["M0 14.3L1.2 10.8L11.2.8A1.45 1.45 0 0 1 13.25.8L13.5 1.05A1.45 1.45 0 0 1 13.5 3.1L3.5 13.1ZM9.5 2.5L11.8 4.8"]}
          pencil.and.list.clipboard: {strokes: ["M3.4 1.6H2.3A2.3 2.3 0 0 0 0 3.9V14.3A2.3 2.3 0 0 0 2.3 16.6H10.5A2.3 2.3 0 0 0 12.8 14.3V13.4M12.8 5.2V3.9A2.3 2.3 0 0 0 10.5 1.6H9.4", "M4.9-.1H7.9A1.4 1.4 0 0 1 9.3 1.3V1.9A1.4 1.4 0 0 1 7.9 3.3H4.9A1.4 1.4 0 0 1 3.5 1.9V1.3A1.4 1.4 0 0 1 4.9-.1Z", "M3.4 7.2H8M3.4 10.2H6", "M7.79 14.05L8.51 11.96L13.62 6.85A.9 .9 0 0 1 14.92 6.85L15.06 6.99A.9 .9 0 0 1 15.06 8.29L9.95 13.4Z"], width: 1.3}
          pencil.and.outline: {strokes: ["M0 14.3L1.2 10.8L11.2.8A1.45 1.45 0 0 1 13.25.8L13.5 1.05A1.45 1.45 0 0 1 13.5 3.1L3.5 13.1Z", "M7.4 0H2.5A2.5 2.5 0 0 0 0 2.5V7.6", "M14.4 7.4V11.9A2.5 2.5 0 0 1 11.9 14.4H7.2"]}
          pencil.and.scribble: {strokes: ["M0 14.3L1.2 10.8L11.2.8A1.45 1.45 0 0 1 13.25.8L13.5 1.05A1.45 1.45 0 0 1 13.5 3.1L3.5 13.1ZM9.5 2.5L11.8 4.8", "M7.4 14.6C9 11.9 10.6 11.6 10.6 13C10.6 14.3 12 14 12.6 13C13.2 12 14.4 12.6 15.4 13.4"]}
          pencil.line: {strokes: ["M0 14.3L1.2 10.8L11.2.8A1.45 1.45 0 0 1 13.25.8L13.5 1.05A1.45 1.45 0 0 1 13.5 3.1L3.5 13.1ZM9.5 2.5L11.8 4.8", "M7 14.6H15"]}
          pencil.slash: {base: pencil, slash: true}
          pencil.tip.crop.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3 7.2V4.2L0-4.6L3 4.2V7.2M-1.3 0H1.3"]}
          pentagon: {strokes: ["M-1.29-7.46Q0-8.4 1.29-7.46L6.69-3.54Q7.99-2.6 7.49-1.07L5.43 5.27Q4.94 6.8 3.34 6.8L-3.34 6.8Q-4.94 6.8-5.43 5.27L-7.49-1.07Q-7.99-2.6-6.69-3.54Z"]}
          pentagon.fill: {strokes: ["M-1.29-7.46Q0-8.4 1.29-7.46L6.69-3.54Q7.99-2.6 7.49-1.07L5.43 5.27Q4.94 6.8 3.34 6.8L-3.34 6.8Q-4.94 6.8-5.43 5.27L-7.49-1.07Q-7.99-2.6-6.69-3.54Z"], fills: ["M-1.29-7.46Q0-8.4 1.29-7.46L6.69-3.54Q7.99-2.6 7.49-1.07L5.43 5.27Q4.94 6.8 3.34 6.8L-3.34 6.8Q-4.94 6.8-5.43 5.27L-7.49-1.07Q-7.99-2.6-6.69-3.54Z"]}
          percent: {strokes: ["M.2 3.4A3 3 0 0 1 6.2 3.4A3 3 0 0 1 .2 3.4Z", "M9.2 11.6A3 3 0 0 1 15.2 11.6A3 3 0 0 1 9.2 11.6Z", "M12.6.4L2.8 14.6"]}
          person: {strokes: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z"]}
          person.2: {strokes: ["M1.6 15.2C.6 15.2 0 14.7 0 13.8C0 11.5 2.5 9.5 6.4 9.5C10.3 9.5 12.8 11.5 12.8 13.8C12.8 14.7 12.2 15.2 11.2 15.2Z", "M3.5 4.2A2.9 3.3 0 0 1 9.3 4.2A2.9 3.3 0 0 1 3.5 4.2Z", "M13.1 4.9A2.3 2.7 0 0 1 17.7 4.9A2.3 2.7 0 0 1 13.1 4.9Z", "M13.7 10.1C14.2 9.9 14.8 9.9 15.4 9.9C18.6 9.9 20.8 11.7 20.8 13.7C20.8 14.6 20.3 15.2 19.3 15.2H15.6"], flips: true}
          person.2.badge.gearshape: {base: person.2, badge: gearshape.fill, flips: true}
          person.2.badge.gearshape.fill: {base: person.2.fill, badge: gearshape.fill, flips: true}
          person.2.badge.key.fill: {base: person.2.fill, badge: key, flips: true}
          person.2.crop.square.stack: {strokes: ["M2.8 4.8H12.2A2.8 2.8 0 0 1 15 7.6V14A2.8 2.8 0 0 1 12.2 16.8H2.8A2.8 2.8 0 0 1 0 14V7.6A2.8 2.8 0 0 1 2.8 4.8Z", "M1.6 2.4H13.4M3.2 0H11.8"], fills: ["M3.9 9.2A1.5 1.8 0 0 1 6.9 9.2A1.5 1.8 0 0 1 3.9 9.2Z", "M2.4 14.2C2.6 12.6 3.8 11.8 5.4 11.8C7 11.8 8.2 12.6 8.4 14.2Z", "M9.1 9.6A1.3 1.5 0 0 1 11.7 9.6A1.3 1.5 0 0 1 9.1 9.6Z", "M9.2 14.2C9.2 13.2 8.8 12.6 8.4 12.2C9 11.9 9.7 11.8 10.4 11.8C11.8 11.8 12.8 12.6 13 14.2Z"]}
          person.2.fill: {strokes: ["M1.6 15.2C.6 15.2 0 14.7 0 13.8C0 11.5 2.5 9.5 6.4 9.5C10.3 9.5 12.8 11.5 12.8 13.8C12.8 14.7 12.2 15.2 11.2 15.2Z", "M3.5 4.2A2.9 3.3 0 0 1 9.3 4.2A2.9 3.3 0 0 1 3.5 4.2Z", "M13.1 4.9A2.3 2.7 0 0 1 17.7 4.9A2.3 2.7 0 0 1 13.1 4.9Z", "M15 9.9C18.4 9.8 20.8 11.7 20.8 13.7C20.8 14.6 20.3 15.2 19.3 15.2H15.8C16.2 13 15.8 11.3 15 9.9Z"], fills: ["M1.6 15.2C.6 15.2 0 14.7 0 13.8C0 11.5 2.5 9.5 6.4 9.5C10.3 9.5 12.8 11.5 12.8 13.8C12.8 14.7 12.2 15.2 11.2 15.2Z", "M3.5 4.2A2.9 3.3 0 0 1 9.3 4.2A2.9 3.3 0 0 1 3.5 4.2Z", "M13.1 4.9A2.3 2.7 0 0 1 17.7 4.9A2.3 2.7 0 0 1 13.1 4.9Z", "M15 9.9C18.4 9.8 20.8 11.7 20.8 13.7C20.8 14.6 20.3 15.2 19.3 15.2H15.8C16.2 13 15.8 11.3 15 9.9Z"], flips: true}
          person.2.slash.fill: {base: person.2.fill, slash: true, flips: true}
          person.3: {strokes: ["M9.4 4.2A2.6 3 0 0 1 14.6 4.2A2.6 3 0 0 1 9.4 4.2Z", "M7.2 14.4C6.3 14.4 5.8 13.9 5.8 13.1C5.8 11.1 8.3 9.3 12 9.3C15.7 9.3 18.2 11.1 18.2 13.1C18.2 13.9 17.7 14.4 16.8 14.4Z", "M2.3 5.2A1.9 2.2 0 0 1 6.1 5.2A1.9 2.2 0 0 1 2.3 5.2Z", "M5.2 9.6C2.2 9.4 0 10.9 0 12.6C0 13.4.4 13.9 1.2 13.9H3.2", "M17.9 5.2A1.9 2.2 0 0 1 21.7 5.2A1.9 2.2 0 0 1 17.9 5.2Z", "M18.8 9.6C21.8 9.4 24 10.9 24 12.6C24 13.4 23.6 13.9 22.8 13.9H20.8"]}
          person.3.fill: {strokes: ["M9.4 4.2A2.6 3 0 0 1 14.6 4.2A2.6 3 0 0 1 9.4 4.2Z", "M7.2 14.4C6.3 14.4 5.8 13.9 5.8 13.1C5.8 11.1 8.3 9.3 12 9.3C15.7 9.3 18.2 11.1 18.2 13.1C18.2 13.9 17.7 14.4 16.8 14.4Z", "M2.2 5.2A1.8 2.1 0 0 1 5.8 5.2A1.8 2.1 0 0 1 2.2 5.2Z", "M4 9.6C1.6 9.6 0 11 0 12.6C0 13.4.4 13.9 1.2 13.9H3.2C3 12.2 3.6 10.8 5 9.8Z", "M18.2 5.2A1.8 2.1 0 0 1 21.8 5.2A1.8 2.1 0 0 1 18.2 5.2Z", "M20 9.6C22.4 9.6 24 11 24 12.6C24 13.4 23.6 13.9 22.8 13.9H20.8C21 12.2 20.4 10.8 19 9.8Z"], fills: ["M9.4 4.2A2.6 3 0 0 1 14.6 4.2A2.6 3 0 0 1 9.4 4.2Z", "M7.2 14.4C6.3 14.4 5.8 13.9 5.8 13.1C5.8 11.1 8.3 9.3 12 9.3C15.7 9.3 18.2 11.1 18.2 13.1C18.2 13.9 17.7 14.4 16.8 14.4Z", "M2.2 5.2A1.8 2.1 0 0 1 5.8 5.2A1.8 2.1 0 0 1 2.2 5.2Z", "M4 9.6C1.6 9.6 0 11 0 12.6C0 13.4.4 13.9 1.2 13.9H3.2C3 12.2 3.6 10.8 5 9.8Z", "M18.2 5.2A1.8 2.1 0 0 1 21.8 5.2A1.8 2.1 0 0 1 18.2 5.2Z", "M20 9.6C22.4 9.6 24 11 24 12.6C24 13.4 23.6 13.9 22.8 13.9H20.8C21 12.2 20.4 10.8 19 9.8Z"]}
          person.badge.clock: {base: person, badge: clock.fill}
          person.badge.clock.fill: {base: person.fill, badge: clock.fill}
          person.badge.key.fill: {base: person.fill, badge: key}
          person.badge.minus: {base: person, badge: minus}
          person.badge.plus: {base: person, badge: plus}
          person.badge.shield.checkmark: {base: person, badge: checkmark.shield}
          person.badge.shield.checkmark.fill: {base: person.fill, badge: checkmark.shield}
          person.crop.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-2.75-2.4A2.75 3.1 0 0 1 2.75-2.4A2.75 3.1 0 0 1-2.75-2.4Z", "M4.91 3.61C3.8 5.12 2.02 6.1 0 6.1C-2.02 6.1-3.8 5.12-4.91 3.61C-3.54 2.53-1.83 2.1 0 2.1C1.83 2.1 3.54 2.53 4.91 3.61Z"]}
          person.crop.circle.badge: {fills: ["M8.5 0q.01 1.73-.66 3.31-.65 1.53-1.83 2.7-1.17 1.18-2.7 1.83Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-1.53-.65-2.7-1.83-1.18-1.17-1.83-2.7Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .65-1.53 1.83-2.7 1.17-1.18 2.7-1.83Q-1.73-8.5 0-8.5q1.19 0 2.32 .31c-.26 .41-.45 .86-.56 1.34Q.92-7.05 0-7.05q-2.92 0-4.99 2.06Q-7.06-2.92-7.05 0q0 2.92 2.06 4.99Q-2.92 7.06 0 7.05q2.92 0 4.99-2.06Q7.06 2.92 7.05 0q0-.92-.2-1.76c.48-.11 .93-.3 1.34-.56Q8.5-1.19 8.5 0ZM5.9-8.9c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3ZM4.91 3.61C3.8 5.12 2.02 6.1 0 6.1c-2.02 0-3.8-.98-4.91-2.49C-3.54 2.53-1.83 2.1 0 2.1c1.83 0 3.54 .43 4.91 1.51ZM2.75-2.4C2.75-.69 1.52 .7 0 .7-1.52 .7-2.75-.69-2.75-2.4-2.75-4.11-1.52-5.5 0-5.5c.69 0 1.33 .29 1.81 .77 .17 .59 .47 1.14 .86 1.59 .05 .24 .08 .49 .08 .74Z"]}
          person.crop.circle.badge.checkmark: {base: person.crop.circle, badge: checkmark}
          person.crop.circle.badge.clock: {base: person.crop.circle, badge: clock.fill}
          person.crop.circle.badge.clock.fill: {base: person.crop.circle.fill, badge: clock.fill}
          person.crop.circle.badge.exclamationmark: {base: person.crop.circle, badge: exclamationmark}
          person.crop.circle.badge.exclamationmark.fill: {base: person.crop.circle.fill, badge: exclamationmark}
          person.crop.circle.badge.fill: {fills: ["M1.81-4.73C1.33-5.21 .69-5.5 0-5.5c-1.52 0-2.75 1.39-2.75 3.1C-2.75-.69-1.52 .7 0 .7 1.52 .7 2.75-.69 2.75-2.4c0-.25-.03-.5-.08-.74 .78 .91 1.94 1.49 3.23 1.49 .84 0 1.63-.24 2.29-.67Q8.5-1.19 8.5 0q.01 1.73-.66 3.31-.65 1.53-1.83 2.7-1.17 1.18-2.7 1.83Q1.73 8.5 0 8.5q-1.73 .01-3.31-.66-1.53-.65-2.7-1.83-1.18-1.17-1.83-2.7Q-8.5 1.73-8.51 0q0-1.73 .67-3.31 .65-1.53 1.83-2.7 1.17-1.18 2.7-1.83Q-1.73-8.5 0-8.5q1.19 0 2.32 .31c-.43 .66-.67 1.45-.67 2.29 0 .41 .06 .8 .16 1.17ZM0 7.03c2.27 0 4.28-1.07 5.57-2.74C4.05 2.65 2.06 2.1 0 2.1c-2.06 0-4.05 .55-5.57 2.19C-4.28 5.96-2.27 7.03 0 7.03ZM5.9-8.9c1.66 0 3 1.34 3 3 0 1.66-1.34 3-3 3-1.66 0-3-1.34-3-3 0-1.66 1.34-3 3-3Z"]}
          person.crop.circle.badge.minus: {base: person.crop.circle, badge: minus}
          person.crop.circle.badge.moon: {base: person.crop.circle, badge: moon.fill}
          person.crop.circle.badge.moon.fill: {base: person.crop.circle.fill, badge: moon}
          person.crop.circle.badge.plus: {base: person.crop.circle, badge: plus}
          person.crop.circle.badge.questionmark: {base: person.crop.circle, badge: questionmark}
          person.crop.circle.badge.questionmark.fill: {base: person.crop.circle.fill, badge: questionmark}
          person.crop.circle.badge.xmark: {base: person.crop.circle, badge: xmark}
          person.crop.circle.dashed: {strokes: ["M7.61-1.62A7.8 7.8 0 0 1 7.61 1.62", "M6.52 4.23A7.8 7.8 0 0 1 4.23 6.52", "M1.62 7.61A7.8 7.8 0 0 1-1.62 7.61", "M-4.23 6.52A7.8 7.8 0 0 1-6.52 4.23", "M-7.61 1.62A7.8 7.8 0 0 1-7.61-1.62", "M-6.52-4.23A7.8 7.8 0 0 1-4.23-6.52", "M-1.62-7.61A7.8 7.8 0 0 1 1.62-7.61", "M4.23-6.52A7.8 7.8 0 0 1 6.52-4.23"], fills: ["M-2.75-2.4A2.75 3.1 0 0 1 2.75-2.4A2.75 3.1 0 0 1-2.75-2.4Z", "M4.91 3.61C3.8 5.12 2.02 6.1 0 6.1C-2.02 6.1-3.8 5.12-4.91 3.61C-3.54 2.53-1.83 2.1 0 2.1C1.83 2.1 3.54 2.53 4.91 3.61Z"]}
          person.crop.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM0 7.03c2.27 0 4.28-1.07 5.57-2.74C4.05 2.65 2.06 2.1 0 2.1c-2.06 0-4.05 .55-5.57 2.19C-4.28 5.96-2.27 7.03 0 7.03ZM0-5.5c-1.52 0-2.75 1.39-2.75 3.1C-2.75-.69-1.52 .7 0 .7 1.52 .7 2.75-.69 2.75-2.4 2.75-4.11 1.52-5.5 0-5.5Z"]}
          person.crop.circle.fill.badge.plus: {base: person.crop.circle.fill, badge: plus}
          person.crop.circle.fill.badge.xmark: {base: person.crop.circle.fill, badge: xmark}
          person.crop.rectangle: {strokes: ["M-6.5-6.6H6.5A2.7 2.7 0 0 1 9.2-3.9V3.9A2.7 2.7 0 0 1 6.5 6.6H-6.5A2.7 2.7 0 0 1-9.2 3.9V-3.9A2.7 2.7 0 0 1-6.5-6.6Z"], fills: ["M-2.75-2A2.75 3.1 0 0 1 2.75-2A2.75 3.1 0 0 1-2.75-2Z", "M5.15 5.4H-5.15C-4.03 3.36-2.2 2.6 0 2.6C2.2 2.6 4.03 3.36 5.15 5.4Z"]}
          person.crop.rectangle.badge.plus.fill: {base: person.crop.rectangle.fill, badge: plus}
          person.crop.rectangle.fill: {fills: ["M9.92-3.9V3.9q0 1.42-1 2.42-1 1-2.42 1h-13q-1.42 0-2.42-1-1-1-1-2.42V-3.9q0-1.42 1-2.42 1-1 2.42-1h13q1.42 0 2.42 1 1 1 1 2.42ZM2.75-2C2.75-3.71 1.52-5.1 0-5.1-1.52-5.1-2.75-3.71-2.75-2-2.75-.29-1.52 1.1 0 1.1 1.52 1.1 2.75-.29 2.75-2ZM5.15 5.4C4.03 3.36 2.2 2.6 0 2.6c-2.2 0-4.03 .76-5.15 2.8H5.15Z"]}
          person.crop.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"], fills: ["M-2.75-2.4A2.75 3.1 0 0 1 2.75-2.4A2.75 3.1 0 0 1-2.75-2.4Z", "M5.1 5.13C4.74 5.48 4.25 5.7 3.7 5.7H-3.7C-4.25 5.7-4.74 5.48-5.1 5.13C-3.86 3.29-2.1 2.6 0 2.6C2.1 2.6 3.86 3.29 5.1 5.13Z"]}
          person.crop.square.badge.camera.fill: {base: person.crop.square.fill, badge: camera}
          person.crop.square.badge.video.fill: {base: person.crop.square.fill, badge: video}
          person.crop.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM0-5.5c-1.52 0-2.75 1.39-2.75 3.1C-2.75-.69-1.52 .7 0 .7 1.52 .7 2.75-.69 2.75-2.4 2.75-4.11 1.52-5.5 0-5.5ZM3.7 5.7c.55 0 1.04-.22 1.4-.57C3.86 3.29 2.1 2.6 0 2.6c-2.1 0-3.86 .69-5.1 2.53 .36 .35 .85 .57 1.4 .57H3.7Z"]}
          person.fill: {strokes: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z"], fills: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z"]}
          person.fill.badge.minus: {base: person.fill, badge: minus}
          person.fill.badge.plus: {base: person.fill, badge: plus}
          person.fill.checkmark: {strokes: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z", "M16 8.6L17.8 10.8L21.4 5.6"], fills: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z"]}
          person.fill.questionmark: {strokes: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z", "M16.48 4.76C16.48 3.72 17.28 3 18.48 3C19.68 3 20.48 3.72 20.48 4.76C20.48 6.2 18.48 6.36 18.48 7.8"], fills: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z", "M17.55 10.2A.95 .95 0 0 1 19.45 10.2A.95 .95 0 0 1 17.55 10.2Z"]}
          person.fill.xmark: {strokes: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z", "M16.4 6L20.8 10.4M20.8 6L16.4 10.4"], fills: ["M3.9 3.9A3.5 3.9 0 0 1 10.9 3.9A3.5 3.9 0 0 1 3.9 3.9Z", "M1.9 16.2C.7 16.2 0 15.6 0 14.6C0 12.1 2.9 9.7 7.4 9.7C11.9 9.7 14.8 12.1 14.8 14.6C14.8 15.6 14.1 16.2 12.9 16.2Z"]}
          person.icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z"], fills: ["M7.8 5.6A1.7 2 0 0 1 11.2 5.6A1.7 2 0 0 1 7.8 5.6Z", "M6 11.2C6.2 9.4 7.6 8.6 9.5 8.6C11.4 8.6 12.8 9.4 13 11.2Z"]}
          person.icloud.fill: {fills: ["M.4 5.35Q1.35 4.21 2.81 3.8 3.38 1.89 4.92 .66 6.66-.73 9-.73q2.48 0 4.3 1.45 1.6 1.26 2.18 3.22 1.78 .27 2.97 1.44 1.38 1.36 1.38 3.32 0 2.11-1.5 3.48-1.46 1.35-3.63 1.35H4.7q-2.31 0-3.85-1.41Q-.73 10.69-.73 8.5-.73 6.68 .4 5.35ZM13 11.2c-.2-1.8-1.6-2.6-3.5-2.6-1.9 0-3.3 .8-3.5 2.6h7ZM11.2 5.6c0-1.1-.76-2-1.7-2-.94 0-1.7 .9-1.7 2 0 1.1 .76 2 1.7 2 .94 0 1.7-.9 1.7-2Z"]}
          person.line.dotted.person: {strokes: ["M1.8 5A2.2 2.6 0 0 1 6.2 5A2.2 2.6 0 0 1 1.8 5Z", "M1.2 13.4C.4 13.4 0 13 0 12.4C0 10.6 1.6 9.4 4 9.4C6.4 9.4 8 10.6 8 12.4C8 13 7.6 13.4 6.8 13.4Z", "M15.8 5A2.2 2.6 0 0 1 20.2 5A2.2 2.6 0 0 1 15.8 5Z", "M15.2 13.4C14.4 13.4 14 13 14 12.4C14 10.6 15.6 9.4 18 9.4C20.4 9.4 22 10.6 22 12.4C22 13 21.6 13.4 20.8 13.4Z"], fills: ["M7.85 7A.75 .75 0 0 1 9.35 7A.75 .75 0 0 1 7.85 7Z", "M10.25 7A.75 .75 0 0 1 11.75 7A.75 .75 0 0 1 10.25 7Z", "M12.65 7A.75 .75 0 0 1 14.15 7A.75 .75 0 0 1 12.65 7Z"]}
          person.line.dotted.person.fill: {strokes: ["M1.8 5A2.2 2.6 0 0 1 6.2 5A2.2 2.6 0 0 1 1.8 5Z", "M1.2 13.4C.4 13.4 0 13 0 12.4C0 10.6 1.6 9.4 4 9.4C6.4 9.4 8 10.6 8 12.4C8 13 7.6 13.4 6.8 13.4Z", "M15.8 5A2.2 2.6 0 0 1 20.2 5A2.2 2.6 0 0 1 15.8 5Z", "M15.2 13.4C14.4 13.4 14 13 14 12.4C14 10.6 15.6 9.4 18 9.4C20.4 9.4 22 10.6 22 12.4C22 13 21.6 13.4 20.8 13.4Z"], fills: ["M1.8 5A2.2 2.6 0 0 1 6.2 5A2.2 2.6 0 0 1 1.8 5Z", "M1.2 13.4C.4 13.4 0 13 0 12.4C0 10.6 1.6 9.4 4 9.4C6.4 9.4 8 10.6 8 12.4C8 13 7.6 13.4 6.8 13.4Z", "M15.8 5A2.2 2.6 0 0 1 20.2 5A2.2 2.6 0 0 1 15.8 5Z", "M15.2 13.4C14.4 13.4 14 13 14 12.4C14 10.6 15.6 9.4 18 9.4C20.4 9.4 22 10.6 22 12.4C22 13 21.6 13.4 20.8 13.4Z", "M7.85 7A.75 .75 0 0 1 9.35 7A.75 .75 0 0 1 7.85 7Z", "M10.25 7A.75 .75 0 0 1 11.75 7A.75 .75 0 0 1 10.25 7Z", "M12.65 7A.75 .75 0 0 1 14.15 7A.75 .75 0 0 1 12.65 7Z"]}
          person.slash.fill: {base: person.fill, slash: true}
          person.text.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V10.5A2.7 2.7 0 0 1 15.7 13.2H2.7A2.7 2.7 0 0 1 0 10.5V2.7A2.7 2.7 0 0 1 2.7 0Z", "M11.4 4.4H15M11.4 7.4H15"], fills: ["M4.4 4.6A1.8 1.8 0 0 1 8 4.6A1.8 1.8 0 0 1 4.4 4.6Z", "M2.9 9.6C3.1 7.9 4.4 7.1 6.2 7.1C8 7.1 9.3 7.9 9.5 9.6Q9.5 9.9 9.2 9.9H3.2Q2.9 9.9 2.9 9.6Z"]}
          person.text.rectangle.fill: {fills: ["M19.12 2.7v7.8q0 1.42-1 2.42-1 1-2.42 1H2.7q-1.42 0-2.42-1-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM9.5 9.6C9.3 7.9 8 7.1 6.2 7.1c-1.8 0-3.1 .8-3.3 2.5q0 .3 .3 .3h6q.3 0 .3-.3ZM6.2 6.4C7.19 6.4 8 5.59 8 4.6c0-.99-.81-1.8-1.8-1.8-.99 0-1.8 .81-1.8 1.8 0 .99 .81 1.8 1.8 1.8ZM15.46 7.86q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H11.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H15q.27 0 .46-.19ZM15.46 4.86q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H11.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H15q.27 0 .46-.19Z"]}
          person.wave.2: {strokes: ["M2.4 4.6A2.6 3.1 0 0 1 7.6 4.6A2.6 3.1 0 0 1 2.4 4.6Z", "M1.4 14.6C.5 14.6 0 14.1 0 13.3C0 11.3 2 9.6 5 9.6C8 9.6 10 11.3 10 13.3C10 14.1 9.5 14.6 8.6 14.6Z", "M11.93 3.71A5.6 5.6 0 0 1 11.93 10.29", "M14.49 1.46A9 9 0 0 1 14.49 12.54"]}
          person.wave.2.fill: {strokes: ["M2.4 4.6A2.6 3.1 0 0 1 7.6 4.6A2.6 3.1 0 0 1 2.4 4.6Z", "M1.4 14.6C.5 14.6 0 14.1 0 13.3C0 11.3 2 9.6 5 9.6C8 9.6 10 11.3 10 13.3C10 14.1 9.5 14.6 8.6 14.6Z", "M11.93 3.71A5.6 5.6 0 0 1 11.93 10.29", "M14.49 1.46A9 9 0 0 1 14.49 12.54"], fills: ["M2.4 4.6A2.6 3.1 0 0 1 7.6 4.6A2.6 3.1 0 0 1 2.4 4.6Z", "M1.4 14.6C.5 14.6 0 14.1 0 13.3C0 11.3 2 9.6 5 9.6C8 9.6 10 11.3 10 13.3C10 14.1 9.5 14.6 8.6 14.6Z"]}
          personalhotspot: {strokes: ["M3.4 7.2L3.6 7.2A3.6 3.6 0 0 1 3.6 0L7 0A3.6 3.6 0 0 1 10.4 4.8", "M14.6 0L14.4 0A3.6 3.6 0 0 1 14.4 7.2L11 7.2A3.6 3.6 0 0 1 7.6 2.4"]}
          phone: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z"]}
          phone.arrow.down.left: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z", "M16.2.8L10.8 6.2M10.6 1.8V6.4H15.2"]}
          phone.arrow.down.left.fill: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z", "M16.2.8L10.8 6.2M10.6 1.8V6.4H15.2"], fills: ["M2.3 .6C3.2-.3 4.4-.1 5 .8L6.7 3.4c.5 .8 .4 1.7-.3 2.4l-.9 .9c-.3 .3-.3 .6-.1 1 .9 1.5 2.2 2.9 3.8 3.8 .4 .2 .7 .2 1-.1l.9-.9c.7-.7 1.6-.8 2.4-.3l2.6 1.7c.9 .6 1.1 1.8 .2 2.7l-1.2 1.2c-1.1 1.1-2.8 1.3-4.5 .7C6 14.8 2.1 10.9 .4 6.3-.2 4.6 0 2.9 1.1 1.8Z"]}
          phone.arrow.up.right: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z", "M10.6 6.4L16 1M11.6.8H16.2V5.4"]}
          phone.arrow.up.right.fill: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z", "M10.6 6.4L16 1M11.6.8H16.2V5.4"], fills: ["M2.3 .6C3.2-.3 4.4-.1 5 .8L6.7 3.4c.5 .8 .4 1.7-.3 2.4l-.9 .9c-.3 .3-.3 .6-.1 1 .9 1.5 2.2 2.9 3.8 3.8 .4 .2 .7 .2 1-.1l.9-.9c.7-.7 1.6-.8 2.4-.3l2.6 1.7c.9 .6 1.1 1.8 .2 2.7l-1.2 1.2c-1.1 1.1-2.8 1.3-4.5 .7C6 14.8 2.1 10.9 .4 6.3-.2 4.6 0 2.9 1.1 1.8Z"]}
          phone.badge.waveform.fill: {base: phone.fill, badge: waveform}
          phone.connection: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z"], fills: ["M8.6 1A1 1 0 0 1 10.6 1A1 1 0 0 1 8.6 1Z", "M8.6 4.2A1 1 0 0 1 10.6 4.2A1 1 0 0 1 8.6 4.2Z", "M11.8 1A1 1 0 0 1 13.8 1A1 1 0 0 1 11.8 1Z", "M11.8 4.2A1 1 0 0 1 13.8 4.2A1 1 0 0 1 11.8 4.2Z", "M15 1A1 1 0 0 1 17 1A1 1 0 0 1 15 1Z", "M15 4.2A1 1 0 0 1 17 4.2A1 1 0 0 1 15 4.2Z"]}
          phone.connection.fill: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z"], fills: ["M2.3 .6C3.2-.3 4.4-.1 5 .8L6.7 3.4c.5 .8 .4 1.7-.3 2.4l-.9 .9c-.3 .3-.3 .6-.1 1 .9 1.5 2.2 2.9 3.8 3.8 .4 .2 .7 .2 1-.1l.9-.9c.7-.7 1.6-.8 2.4-.3l2.6 1.7c.9 .6 1.1 1.8 .2 2.7l-1.2 1.2c-1.1 1.1-2.8 1.3-4.5 .7C6 14.8 2.1 10.9 .4 6.3-.2 4.6 0 2.9 1.1 1.8Z", "M8.6 1A1 1 0 0 1 10.6 1A1 1 0 0 1 8.6 1Z", "M8.6 4.2A1 1 0 0 1 10.6 4.2A1 1 0 0 1 8.6 4.2Z", "M11.8 1A1 1 0 0 1 13.8 1A1 1 0 0 1 11.8 1Z", "M11.8 4.2A1 1 0 0 1 13.8 4.2A1 1 0 0 1 11.8 4.2Z", "M15 1A1 1 0 0 1 17 1A1 1 0 0 1 15 1Z", "M15 4.2A1 1 0 0 1 17 4.2A1 1 0 0 1 15 4.2Z"]}
          phone.down: {strokes: ["M-2.05 1.2C-2.05 2.47-3.04 3.18-4.1 2.97L-7.14 2.33C-8.06 2.12-8.63 1.41-8.63 .42L-8.63-.85C-8.63-1.27-8.84-1.48-9.26-1.63C-10.96-2.05-12.87-2.12-14.64-1.63C-15.06-1.48-15.27-1.27-15.27-.85L-15.27 .42C-15.27 1.41-15.84 2.12-16.76 2.33L-19.8 2.97C-20.86 3.18-21.85 2.47-21.85 1.2L-21.85-.49C-21.85-2.05-20.79-3.39-19.16-4.17C-14.71-6.22-9.19-6.22-4.74-4.17C-3.11-3.39-2.05-2.05-2.05-.49Z"]}
          phone.down.fill: {strokes: ["M-2.05 1.2C-2.05 2.47-3.04 3.18-4.1 2.97L-7.14 2.33C-8.06 2.12-8.63 1.41-8.63 .42L-8.63-.85C-8.63-1.27-8.84-1.48-9.26-1.63C-10.96-2.05-12.87-2.12-14.64-1.63C-15.06-1.48-15.27-1.27-15.27-.85L-15.27 .42C-15.27 1.41-15.84 2.12-16.76 2.33L-19.8 2.97C-20.86 3.18-21.85 2.47-21.85 1.2L-21.85-.49C-21.85-2.05-20.79-3.39-19.16-4.17C-14.71-6.22-9.19-6.22-4.74-4.17C-3.11-3.39-2.05-2.05-2.05-.49Z"], fills: ["M-2.05 1.2c0 1.27-.99 1.98-2.05 1.77l-3.04-.64c-.92-.21-1.49-.92-1.49-1.91l0-1.27c0-.42-.21-.63-.63-.78-1.7-.42-3.61-.49-5.38 0-.42 .15-.63 .36-.63 .78l0 1.27c0 .99-.57 1.7-1.49 1.91l-3.04 .64c-1.06 .21-2.05-.5-2.05-1.77l0-1.69c0-1.56 1.06-2.9 2.69-3.68 4.45-2.05 9.97-2.05 14.42 0 1.63 .78 2.69 2.12 2.69 3.68Z"]}
          phone.fill: {strokes: ["M2.3.6C3.2-.3 4.4-.1 5 .8L6.7 3.4C7.2 4.2 7.1 5.1 6.4 5.8L5.5 6.7C5.2 7 5.2 7.3 5.4 7.7C6.3 9.2 7.6 10.6 9.2 11.5C9.6 11.7 9.9 11.7 10.2 11.4L11.1 10.5C11.8 9.8 12.7 9.7 13.5 10.2L16.1 11.9C17 12.5 17.2 13.7 16.3 14.6L15.1 15.8C14 16.9 12.3 17.1 10.6 16.5C6 14.8 2.1 10.9.4 6.3C-.2 4.6 0 2.9 1.1 1.8Z"], fills: ["M2.3 .6C3.2-.3 4.4-.1 5 .8L6.7 3.4c.5 .8 .4 1.7-.3 2.4l-.9 .9c-.3 .3-.3 .6-.1 1 .9 1.5 2.2 2.9 3.8 3.8 .4 .2 .7 .2 1-.1l.9-.9c.7-.7 1.6-.8 2.4-.3l2.6 1.7c.9 .6 1.1 1.8 .2 2.7l-1.2 1.2c-1.1 1.1-2.8 1.3-4.5 .7C6 14.8 2.1 10.9 .4 6.3-.2 4.6 0 2.9 1.1 1.8Z"]}
          photo: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V11.3A2.7 2.7 0 0 1 15.7 14H2.7A2.7 2.7 0 0 1 0 11.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M.6 12.6L4.7 8.8A1.6 1.6 0 0 1 6.9 8.8L8.9 10.7L12.2 7.5A1.7 1.7 0 0 1 14.5 7.5L18.2 11"], fills: ["M3.9 4.7A1.6 1.6 0 0 1 7.1 4.7A1.6 1.6 0 0 1 3.9 4.7Z"]}
          photo.artframe: {strokes: ["M2.2 0H14.8A2.2 2.2 0 0 1 17 2.2V12.4A2.2 2.2 0 0 1 14.8 14.6H2.2A2.2 2.2 0 0 1 0 12.4V2.2A2.2 2.2 0 0 1 2.2 0Z", "M3.8 3H13.2A.8 .8 0 0 1 14 3.8V10.8A.8 .8 0 0 1 13.2 11.6H3.8A.8 .8 0 0 1 3 10.8V3.8A.8 .8 0 0 1 3.8 3Z", "M3.6 10.4L6.6 7.6L8.6 9.2L11 7L13.6 9.4"]}
          photo.badge.arrow.down.fill: {base: photo.fill, badge: arrow.down}
          photo.badge.checkmark: {base: photo, badge: checkmark}
          photo.badge.checkmark.fill: {base: photo.fill, badge: checkmark}
          photo.badge.plus: {base: photo, badge: plus}
          photo.badge.plus.fill: {base: photo.fill, badge: plus}
          photo.fill: {fills: ["M19.12 2.7v8.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM7.35 8.33Q6.7 7.71 5.8 7.71q-.9 0-1.54 .61l-4.1 3.8q-.2 .19-.21 .46-.01 .26 .17 .46 .19 .2 .46 .21 .26 .01 .46-.17l4.1-3.8q.28-.27 .66-.27 .38 0 .65 .26l2 1.9q.19 .18 .45 .18 .26 0 .45-.18l3.3-3.2q.29-.27 .7-.27 .41 0 .71 .28l3.69 3.49q.2 .19 .47 .18 .27-.01 .45-.2 .19-.2 .18-.47-.01-.27-.2-.45L14.94 7.02q-.67-.62-1.59-.62-.92 0-1.59 .62-.01 .01-.01 .01L8.9 9.8 7.35 8.33ZM7.1 4.7c0-.88-.72-1.6-1.6-1.6-.88 0-1.6 .72-1.6 1.6 0 .88 .72 1.6 1.6 1.6 .88 0 1.6-.72 1.6-1.6Z"]}
          photo.on.rectangle: {strokes: ["M2.1 10.8A2.5 2.5 0 0 1 0 8.3V2.5A2.5 2.5 0 0 1 2.5 0H12.7A2.5 2.5 0 0 1 15.1 2", "M6.9 4.4H17.1A2.5 2.5 0 0 1 19.6 6.9V12.7A2.5 2.5 0 0 1 17.1 15.2H6.9A2.5 2.5 0 0 1 4.4 12.7V6.9A2.5 2.5 0 0 1 6.9 4.4Z", "M5.2 14L8.4 10.9A1.1 1.1 0 0 1 9.9 10.9L11.4 12.3L14 9.8A1.2 1.2 0 0 1 15.6 9.8L19.2 13.2"], fills: ["M7.25 8.1A1.15 1.15 0 0 1 9.55 8.1A1.15 1.15 0 0 1 7.25 8.1Z"]}
          photo.on.rectangle.angled: {strokes: ["M2.6 11.4A2.4 2.4 0 0 1 .8 9.5L0 4.1A2.4 2.4 0 0 1 2.1 1.4L12.4 0A2.4 2.4 0 0 1 15.1 2.1L15.3 3.2", "M8.3 4.29L18.34 6.07A2.5 2.5 0 0 1 20.37 8.96L19.4 14.48A2.5 2.5 0 0 1 16.5 16.51L6.46 14.73A2.5 2.5 0 0 1 4.43 11.84L5.4 6.32A2.5 2.5 0 0 1 8.3 4.29Z", "M4.97 13.36L8.66 10.86A1.1 1.1 0 0 1 10.14 11.12L11.37 12.76L14.37 10.75A1.2 1.2 0 0 1 15.95 11.03L18.9 15"], fills: ["M7.45 8A1.15 1.15 0 0 1 9.75 8A1.15 1.15 0 0 1 7.45 8Z"]}
          photo.stack: {strokes: ["M2.7 4.6L15.7 4.6A2.7 2.7 0 0 1 18.4 7.3L18.4 15.9A2.7 2.7 0 0 1 15.7 18.6L2.7 18.6A2.7 2.7 0 0 1 0 15.9L0 7.3A2.7 2.7 0 0 1 2.7 4.6Z", "M.6 17.2L4.7 13.4A1.6 1.6 0 0 1 6.9 13.4L8.9 15.3L12.2 12.1A1.7 1.7 0 0 1 14.5 12.1L18.2 15.6", "M1.8 2.3H16.6M3.6 0H14.8"], fills: ["M3.9 9.3A1.6 1.6 0 0 1 7.1 9.3A1.6 1.6 0 0 1 3.9 9.3Z"]}
          photo.stack.fill: {fills: ["M18.12 18.32q-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V7.3q0-1.42 1.01-2.42 1-1.01 2.42-1.01h13q1.42 0 2.42 1.01 1 1 1 2.42v8.6q0 1.42-1 2.42ZM4.21 12.87l-4.1 3.8q-.22 .2-.23 .5-.02 .3 .19 .52 .2 .22 .5 .23 .3 .02 .52-.19l4.1-3.8q.26-.24 .61-.24 .35 0 .6 .24l2 1.9q.21 .2 .5 .19 .3 0 .5-.2l3.3-3.19q.27-.25 .65-.25 .38 0 .66 .25l3.69 3.5q.22 .2 .52 .19 .3 0 .51-.22 .2-.22 .19-.52 0-.3-.22-.51l-3.71-3.5q-.7-.64-1.64-.64-.94 0-1.64 .64-.01 0-.01 .01L8.89 14.3 7.4 12.87q-.67-.63-1.6-.63-.93 0-1.59 .63ZM16.6 1.57q.3 0 .51 .22 .22 .21 .22 .51 0 .3-.22 .51-.21 .21-.51 .22H1.8q-.3-.01-.51-.22-.22-.21-.22-.51 0-.3 .22-.51 .21-.22 .51-.22H16.6ZM14.8-.73q.3 .01 .51 .22 .21 .21 .22 .51-.01 .3-.22 .51-.21 .21-.51 .22H3.6q-.3-.01-.51-.22Q2.87 .3 2.87 0q0-.3 .22-.51Q3.3-.72 3.6-.73H14.8ZM3.9 9.3c0 .88 .72 1.6 1.6 1.6 .88 0 1.6-.72 1.6-1.6 0-.88-.72-1.6-1.6-1.6-.88 0-1.6 .72-1.6 1.6Z"]}
          pianokeys: {strokes: ["M2.2 0H14.8A2.2 2.2 0 0 1 17 2.2V11.4A2.2 2.2 0 0 1 14.8 13.6H2.2A2.2 2.2 0 0 1 0 11.4V2.2A2.2 2.2 0 0 1 2.2 0Z", "M5.7 0V13.6M11.3 0V13.6"]}
          pills: {file: capsule, height: 16.5}
          pin: {strokes: ["M2.5 0H8.9A1 1 0 0 1 9.4 1.8L8.5 2.5L8.9 6.6C10.6 7.6 11.4 8.9 11.4 10.4Q11.4 11.2 10.6 11.2H.8Q0 11.2 0 10.4C0 8.9.8 7.6 2.5 6.6L2.9 2.5L2 1.8A1 1 0 0 1 2.5 0Z", "M5.7 11.2V17"]}
          pin.fill: {strokes: ["M2.5 0H8.9A1 1 0 0 1 9.4 1.8L8.5 2.5L8.9 6.6C10.6 7.6 11.4 8.9 11.4 10.4Q11.4 11.2 10.6 11.2H.8Q0 11.2 0 10.4C0 8.9.8 7.6 2.5 6.6L2.9 2.5L2 1.8A1 1 0 0 1 2.5 0Z", "M5.7 11.2V17"], fills: ["M2.5 0H8.9A1 1 0 0 1 9.4 1.8L8.5 2.5L8.9 6.6C10.6 7.6 11.4 8.9 11.4 10.4Q11.4 11.2 10.6 11.2H.8Q0 11.2 0 10.4C0 8.9.8 7.6 2.5 6.6L2.9 2.5L2 1.8A1 1 0 0 1 2.5 0Z"]}
          pin.slash: {base: pin, slash: true}
          pin.slash.fill: {base: pin.fill, slash: true}
          pip.enter: {strokes: ["M18.4 5.6V2.6A2.6 2.6 0 0 0 15.8 0H2.6A2.6 2.6 0 0 0 0 2.6V11A2.6 2.6 0 0 0 2.6 13.6H7.6", "M3.4 3.4L7.4 7.4M7.4 4.2V7.4H4.2"], fills: ["M11.2 7.6H17.5A1.6 1.6 0 0 1 19.1 9.2V12.7A1.6 1.6 0 0 1 17.5 14.3H11.2A1.6 1.6 0 0 1 9.6 12.7V9.2A1.6 1.6 0 0 1 11.2 7.6Z"]}
          platter.filled.bottom.iphone: {strokes: ["M2.3 0H6.9A2.3 2.3 0 0 1 9.2 2.3V14.1A2.3 2.3 0 0 1 6.9 16.4H2.3A2.3 2.3 0 0 1 0 14.1V2.3A2.3 2.3 0 0 1 2.3 0Z", "M3.5 2.3H5.7"], fills: ["M2.8 9.4H6.4A1.2 1.2 0 0 1 7.6 10.6V13.4A1.2 1.2 0 0 1 6.4 14.6H2.8A1.2 1.2 0 0 1 1.6 13.4V10.6A1.2 1.2 0 0 1 2.8 9.4Z"]}
          platter.filled.top.iphone: {strokes: ["M2.3 0H6.9A2.3 2.3 0 0 1 9.2 2.3V14.1A2.3 2.3 0 0 1 6.9 16.4H2.3A2.3 2.3 0 0 1 0 14.1V2.3A2.3 2.3 0 0 1 2.3 0Z"], fills: ["M2.8 1.8H6.4A1.2 1.2 0 0 1 7.6 3V5.8A1.2 1.2 0 0 1 6.4 7H2.8A1.2 1.2 0 0 1 1.6 5.8V3A1.2 1.2 0 0 1 2.8 1.8Z"]}
          play: {strokes: ["M0 2Q0 0 1.73 1L11.87 6.9Q13.6 7.9 11.87 8.9L1.73 14.8Q0 15.8 0 13.8Z"]}
          play.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-2.5-3.2Q-2.5-3.9-1.9-3.55L3.6-.35Q4.2 0 3.6 .35L-1.9 3.55Q-2.5 3.9-2.5 3.2Z"]}
          play.circle.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM-2.35-3.64Q-2.5-3.55-2.5-3.2V3.2Q-2.5 3.55-2.35 3.64Q-2.2 3.72-1.9 3.55L3.6 .35Q3.9 .17 3.9 0Q3.9-.17 3.6-.35L-1.9-3.55Q-2.2-3.72-2.35-3.64Z"]}
          play.fill: {strokes: ["M0 2Q0 0 1.73 1L11.87 6.9Q13.6 7.9 11.87 8.9L1.73 14.8Q0 15.8 0 13.8Z"], fills: ["M0 2Q0 0 1.73 1L11.87 6.9Q13.6 7.9 11.87 8.9L1.73 14.8Q0 15.8 0 13.8Z"]}
          play.rectangle: {strokes: ["M2.8 0H15.6A2.8 2.8 0 0 1 18.4 2.8V11.2A2.8 2.8 0 0 1 15.6 14H2.8A2.8 2.8 0 0 1 0 11.2V2.8A2.8 2.8 0 0 1 2.8 0Z"], fills: ["M6.8 4.3Q6.8 3.6 7.41 3.95L12.19 6.65Q12.8 7 12.19 7.35L7.41 10.05Q6.8 10.4 6.8 9.7Z"]}
          play.rectangle.fill: {fills: ["M19.12 2.8v8.4q0 1.46-1.03 2.49-1.03 1.04-2.49 1.04H2.8q-1.46 0-2.49-1.04Q-.72 12.66-.73 11.2V2.8q0-1.46 1.04-2.49Q1.34-.72 2.8-.73H15.6q1.46 0 2.49 1.04 1.03 1.03 1.03 2.49ZM7.41 3.95q-.31-.18-.46-.09-.15 .09-.15 .44V9.7q0 .35 .15 .44 .15 .09 .46-.09l4.78-2.7q.3-.17 .3-.35 0-.18-.3-.35L7.41 3.95Z"]}
          play.slash.fill: {base: play.fill, slash: true}
          play.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"], fills: ["M-2.5-3.2Q-2.5-3.9-1.9-3.55L3.6-.35Q4.2 0 3.6 .35L-1.9 3.55Q-2.5 3.9-2.5 3.2Z"]}
          play.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-2.35-3.64q-.15 .09-.15 .44V3.2q0 .35 .15 .44 .15 .08 .45-.09L3.6 .35Q3.9 .17 3.9 0q0-.17-.3-.35l-5.5-3.2q-.3-.17-.45-.09Z"]}
          play.square.stack: {strokes: ["M2.8 4.8H12.2A2.8 2.8 0 0 1 15 7.6V14A2.8 2.8 0 0 1 12.2 16.8H2.8A2.8 2.8 0 0 1 0 14V7.6A2.8 2.8 0 0 1 2.8 4.8Z", "M1.6 2.4H13.4M3.2 0H11.8"], fills: ["M5.6 8.2Q5.6 7.6 6.11 7.91L10.29 10.49Q10.8 10.8 10.29 11.11L6.11 13.69Q5.6 14 5.6 13.4Z"]}
          play.square.stack.fill: {fills: ["M12.2 17.52H2.8q-1.46 0-2.49-1.03Q-.73 15.46-.73 14V7.6q0-1.46 1.04-2.49Q1.34 4.08 2.8 4.08h9.4q1.46 0 2.49 1.03 1.04 1.03 1.04 2.49V14q0 1.46-1.04 2.49-1.03 1.03-2.49 1.03ZM13.4 1.68q.3 0 .51 .21 .21 .21 .21 .51 0 .3-.21 .51-.21 .21-.51 .21H1.6q-.3 0-.51-.21Q.88 2.7 .88 2.4q0-.3 .21-.51 .21-.21 .51-.21H13.4ZM5.6 8.2v5.2q0 .3 .13 .37 .13 .07 .38-.08l4.18-2.58q.26-.16 .26-.31 0-.15-.26-.31L6.11 7.91q-.25-.15-.38-.08Q5.6 7.9 5.6 8.2ZM11.8-.73q.3 .01 .51 .22 .21 .21 .22 .51-.01 .3-.22 .51-.21 .21-.51 .22H3.2q-.3-.01-.51-.22Q2.47 .3 2.48 0q-.01-.3 .21-.51Q2.9-.72 3.2-.73h8.6Z"]}
          playpause: {strokes: ["M0 1.4Q0 0 1.18 .76L7.82 5.04Q9 5.8 7.82 6.56L1.18 10.84Q0 11.6 0 10.2Z", "M13 .6V11M17.4.6V11"]}
          playpause.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M1.4-2.4V2.4M4.2-2.4V2.4"], fills: ["M-4.9-2.3Q-4.9-2.9-4.39-2.58L-.81-.32Q-.3 0-.81 .32L-4.39 2.58Q-4.9 2.9-4.9 2.3Z"]}
          playpause.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-4.77-2.67Q-4.9-2.6-4.9-2.3V2.3q0 .3 .13 .37 .12 .07 .38-.09L-.81 .32Q-.56 .16-.56 0q0-.16-.25-.32L-4.39-2.58q-.26-.16-.38-.09ZM4.77 2.97Q5 2.73 5 2.4V-2.4q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57V2.4q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23ZM1.97 2.97q.23-.24 .23-.57V-2.4q0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23Q.6-2.73 .6-2.4V2.4q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23Z"]}
          playpause.fill: {strokes: ["M0 1.4Q0 0 1.18 .76L7.82 5.04Q9 5.8 7.82 6.56L1.18 10.84Q0 11.6 0 10.2Z"], fills: ["M0 1.4Q0 0 1.18 .76L7.82 5.04Q9 5.8 7.82 6.56L1.18 10.84Q0 11.6 0 10.2Z", "M12.8-.7H13.8A1 1 0 0 1 14.8 .3V11.3A1 1 0 0 1 13.8 12.3H12.8A1 1 0 0 1 11.8 11.3V.3A1 1 0 0 1 12.8-.7Z", "M18-.7H19A1 1 0 0 1 20 .3V11.3A1 1 0 0 1 19 12.3H18A1 1 0 0 1 17 11.3V.3A1 1 0 0 1 18-.7Z"]}
          plus: {strokes: ["M0 6.15H12.3M6.15 0V12.3"], width: 1.45}
          plus.app: {strokes: ["M4.2 0H10.8A4.2 4.2 0 0 1 15 4.2V10.8A4.2 4.2 0 0 1 10.8 15H4.2A4.2 4.2 0 0 1 0 10.8V4.2A4.2 4.2 0 0 1 4.2 0Z", "M7.5 4V11M4 7.5H11"]}
          plus.app.fill: {fills: ["M15.73 4.2v6.6q0 2.04-1.45 3.48-1.44 1.45-3.48 1.45H4.2q-2.04 0-3.48-1.45Q-.72 12.84-.73 10.8V4.2q0-2.04 1.45-3.48Q2.16-.72 4.2-.73h6.6q2.04 0 3.48 1.45 1.45 1.44 1.45 3.48ZM11 6.85H8.15V4q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V6.85H4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H6.85V11q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V8.15H11q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"]}
          plus.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M8.8 3V9.8M5.4 6.4H12.2"]}
          plus.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM12.2 5.68H9.53V3q0-.3-.22-.51-.21-.21-.51-.21-.3 0-.51 .21Q8.08 2.7 8.08 3V5.68H5.4q-.3 0-.51 .21-.21 .21-.21 .51 0 .3 .21 .51 .21 .21 .51 .21H8.08V9.8q0 .3 .21 .51 .21 .21 .51 .22 .3-.01 .51-.22 .22-.21 .22-.51V7.12H12.2q.3 0 .51-.21 .21-.21 .21-.51 0-.3-.21-.51-.21-.21-.51-.21Z"]}
          plus.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-3.03 0H3.03M0-3.03V3.03"], widths: [1.4, 1.27]}
          plus.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-.8-.8H-3.2q-.33 0-.57 .23Q-4-.33-4 0q0 .33 .23 .57Q-3.53 .8-3.2 .8H-.8V3.2q0 .33 .23 .57Q-.33 4 0 4q.33 0 .57-.23Q.8 3.53 .8 3.2V.8H3.2q.33 0 .57-.23Q4 .33 4 0q0-.33-.23-.57Q3.53-.8 3.2-.8H.8V-3.2q0-.33-.23-.57Q.33-4 0-4q-.33 0-.57 .23Q-.8-3.53-.8-3.2V-.8Z"]}
          plus.forwardslash.minus: {strokes: ["M0 3.6H7.2M3.6 0V7.2M13.4-.4L3.4 14.8M9.8 11.6H17"]}
          plus.magnifyingglass: {strokes: ["M0 6.2A6.2 6.2 0 0 1 12.4 6.2A6.2 6.2 0 0 1 0 6.2Z", "M10.7 10.7L15.2 15.2", "M3.3 6.2H9.1M6.2 3.3V9.1"]}
          plus.message: {strokes: ["M8.9 0C13.9 0 17.6 3.1 17.6 7.1C17.6 11.2 13.9 14.3 8.9 14.3C8.2 14.3 7.5 14.2 6.8 14.1C5.6 15.1 4.1 15.8 2.6 15.9C2.2 15.9 2.1 15.5 2.4 15.2C3 14.4 3.3 13.5 3.3 12.7C1.2 11.4 0 9.4 0 7.1C0 3.1 3.9 0 8.9 0Z", "M8.8 3.6V10.6M5.3 7.1H12.3"]}
          plus.message.fill: {fills: ["M18.33 7.1q0 1.68-.74 3.17-.7 1.45-2 2.53-2.69 2.23-6.69 2.23-.67 0-1.89-.17-2.05 1.61-4.36 1.76-.03 0-.05 0-.37 0-.65-.19-.31-.21-.41-.58-.17-.61 .31-1.12 .59-.81 .7-1.65-1.47-1.01-2.31-2.44Q-.72 9.02-.72 7.1-.73 5.45 .04 3.97 .78 2.55 2.12 1.48 4.89-.72 8.9-.73q3.99 0 6.69 2.22 1.29 1.07 2 2.49 .74 1.47 .74 3.12ZM12.3 6.45H9.45V3.6q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V6.45H5.3q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H8.15V10.6q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V7.75H12.3q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"]}
          plus.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V10.3A2.7 2.7 0 0 1 15.7 13H2.7A2.7 2.7 0 0 1 0 10.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M9.2 3V10M5.7 6.5H12.7"]}
          plus.rectangle.fill: {fills: ["M19.12 2.7v7.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM12.7 5.85H9.85V3q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V5.85H5.7q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H8.55V10q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V7.15H12.7q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"]}
          plus.rectangle.fill.on.rectangle.fill: {fills: ["M20.33 12.7q0 1.34-.95 2.28-.94 .94-2.28 .94H6.9q-1.34 0-2.28-.94-.94-.94-.94-2.28V6.9q0-1.34 .94-2.28 .94-.94 2.28-.94H17.1q1.34 0 2.28 .94 .95 .94 .95 2.28v5.8ZM3.72 3.72Q2.4 5.04 2.4 6.9v4.62q-1.27-.03-2.18-.94-.95-.94-.95-2.28V2.5q0-1.34 .95-2.28Q1.16-.73 2.5-.73H12.7q1.34 0 2.28 .95 .91 .91 .94 2.18H6.9q-1.86 0-3.18 1.32ZM11.25 9.05H9q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22h2.25V12.8q0 .31 .22 .53 .22 .22 .53 .22 .31 0 .53-.22 .22-.22 .22-.53V10.55H15q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H12.75V6.8q0-.31-.22-.53-.22-.22-.53-.22-.31 0-.53 .22-.22 .22-.22 .53V9.05Z"]}
          plus.rectangle.on.rectangle: {strokes: ["M2.1 10.8A2.5 2.5 0 0 1 0 8.3V2.5A2.5 2.5 0 0 1 2.5 0H12.7A2.5 2.5 0 0 1 15.1 2", "M6.9 4.4H17.1A2.5 2.5 0 0 1 19.6 6.9V12.7A2.5 2.5 0 0 1 17.1 15.2H6.9A2.5 2.5 0 0 1 4.4 12.7V6.9A2.5 2.5 0 0 1 6.9 4.4Z", "M9 9.8H15M12 6.8V12.8"]}
          plus.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-3.9 0H3.9M0-3.9V3.9"]}
          plus.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-.8-.8H-3.9q-.33 0-.57 .23Q-4.7-.33-4.7 0q0 .33 .23 .57Q-4.23 .8-3.9 .8H-.8V3.9q0 .33 .23 .57Q-.33 4.7 0 4.7q.33 0 .57-.23Q.8 4.23 .8 3.9V.8H3.9q.33 0 .57-.23Q4.7 .33 4.7 0q0-.33-.23-.57Q4.23-.8 3.9-.8H.8V-3.9q0-.33-.23-.57Q.33-4.7 0-4.7q-.33 0-.57 .23Q-.8-4.23-.8-3.9V-.8Z"]}
          plus.square.fill.on.square.fill: {fills: ["M16.29 16.29q-1.03 1.04-2.49 1.04h-6q-1.46 0-2.49-1.04-1.03-1.03-1.03-2.49v-6q0-1.46 1.03-2.49Q6.34 4.28 7.8 4.28h6q1.46 0 2.49 1.03 1.04 1.03 1.04 2.49v6q0 1.46-1.04 2.49ZM7.8 3Q5.81 3 4.41 4.41 3 5.81 3 7.8v4.53H2.8q-1.46 0-2.49-1.04Q-.72 10.26-.73 8.8v-6q0-1.46 1.04-2.49Q1.34-.72 2.8-.73h6q1.46 0 2.49 1.04 1.04 1.03 1.04 2.49V3H7.8ZM10.05 10.05H8q-.31 0-.53 .22-.22 .22-.22 .53 0 .31 .22 .53 .22 .22 .53 .22h2.05V13.6q0 .31 .22 .53 .22 .22 .53 .22 .31 0 .53-.22 .22-.22 .22-.53V11.55H13.6q.31 0 .53-.22 .22-.22 .22-.53 0-.31-.22-.53-.22-.22-.53-.22H11.55V8q0-.31-.22-.53-.22-.22-.53-.22-.31 0-.53 .22-.22 .22-.22 .53v2.05Z"]}
          plus.square.on.square: {strokes: ["M2.6 11.6A2.8 2.8 0 0 1 0 8.8V2.8A2.8 2.8 0 0 1 2.8 0H8.8A2.8 2.8 0 0 1 11.6 2.6", "M7.8 5H13.8A2.8 2.8 0 0 1 16.6 7.8V13.8A2.8 2.8 0 0 1 13.8 16.6H7.8A2.8 2.8 0 0 1 5 13.8V7.8A2.8 2.8 0 0 1 7.8 5Z", "M8 10.8H13.6M10.8 8V13.6"]}
          plus.viewfinder: {strokes: ["M0 4.6V2.8A2.8 2.8 0 0 1 2.8 0H4.6M12.4 0H14.2A2.8 2.8 0 0 1 17 2.8V4.6M17 12.4V14.2A2.8 2.8 0 0 1 14.2 17H12.4M4.6 17H2.8A2.8 2.8 0 0 1 0 14.2V12.4", "M8.5 4.8V12.2M4.8 8.5H12.2"]}
          plusminus: {strokes: ["M0 4.6H11M5.5 0V9.2M0 13H11"]}
          point.3.connected.trianglepath.dotted: {strokes: ["M6.2 2.2A2.2 2.2 0 0 1 10.6 2.2A2.2 2.2 0 0 1 6.2 2.2Z", "M0 13.2A2.2 2.2 0 0 1 4.4 13.2A2.2 2.2 0 0 1 0 13.2Z", "M12.4 13.2A2.2 2.2 0 0 1 16.8 13.2A2.2 2.2 0 0 1 12.4 13.2Z", "M7 5.6L6.6 6.3M5.2 8.7L4.8 9.4M9.8 5.6L10.2 6.3M11.6 8.7L12 9.4M6 13.2H6.6M10.2 13.2H10.8"]}
          point.topleft.down.to.point.bottomright.curvepath: {strokes: ["M0 2.2A2.2 2.2 0 0 1 4.4 2.2A2.2 2.2 0 0 1 0 2.2Z", "M12.4 14.6A2.2 2.2 0 0 1 16.8 14.6A2.2 2.2 0 0 1 12.4 14.6Z", "M4.6 2.2H10.2A3.1 3.1 0 0 1 10.2 8.4H6.6A3.1 3.1 0 0 0 6.6 14.6H12.2"]}
          power: {strokes: ["M0-8.6V-1", "M3.82-6.11A7.2 7.2 0 1 1-3.82-6.11"]}
          poweroutlet.type.b: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-3-3.4V0M3-3.4V0", "M-1.5 5V3.8A1.5 1.5 0 0 1 1.5 3.8V5Z"]}
          poweroutlet.type.b.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM-1.9 3.8V5.4H1.9V3.8c0-1.05-.85-1.9-1.9-1.9-1.05 0-1.9 .85-1.9 1.9ZM-2.43 .57Q-2.2 .33-2.2 0V-3.4q0-.33-.23-.57Q-2.67-4.2-3-4.2q-.33 0-.57 .23-.23 .24-.23 .57V0q0 .33 .23 .57Q-3.33 .8-3 .8q.33 0 .57-.23ZM3.57 .57Q3.8 .33 3.8 0V-3.4q0-.33-.23-.57Q3.33-4.2 3-4.2q-.33 0-.57 .23-.23 .24-.23 .57V0q0 .33 .23 .57Q2.67 .8 3 .8q.33 0 .57-.23Z"]}
          powerplug: {strokes: ["M3 0V4M9 0V4M1 4H11A1 1 0 0 1 12 5V6.4A6 6 0 0 1 0 6.4V5A1 1 0 0 1 1 4ZM6 12.4V16.6"]}
          printer: {strokes: ["M4 4.8V1.7A1.7 1.7 0 0 1 5.7 0H12.5A1.7 1.7 0 0 1 14.2 1.7V4.8", "M4 13.2H2.6A2.6 2.6 0 0 1 0 10.6V7.4A2.6 2.6 0 0 1 2.6 4.8H15.6A2.6 2.6 0 0 1 18.2 7.4V10.6A2.6 2.6 0 0 1 15.6 13.2H14.2", "M4 9.9H14.2V14.7A1.7 1.7 0 0 1 12.5 16.4H5.7A1.7 1.7 0 0 1 4 14.7Z"], fills: ["M14.1 7.4A.9 .9 0 0 1 15.9 7.4A.9 .9 0 0 1 14.1 7.4Z"]}
          printer.fill: {fills: ["M15.6 13.92V9.6c0-.55-.45-1-1-1H3.6c-.55 0-1 .45-1 1v4.32q-1.38 0-2.35-.97-.97-.97-.97-2.35L-.73 7.4q0-1.38 .98-2.35 .97-.97 2.35-.97h13q1.38 0 2.35 .97 .98 .97 .98 2.35v3.2q0 1.38-.98 2.35-.97 .97-2.35 .97ZM12.6 10c.88 0 1.6 .72 1.6 1.6v4c0 .88-.72 1.6-1.6 1.6h-7c-.88 0-1.6-.72-1.6-1.6v-4c0-.88 .72-1.6 1.6-1.6h7ZM15 1.6V3.2H3.2V1.6C3.2 .33 4.23-.7 5.5-.7h7.2C13.97-.7 15 .33 15 1.6ZM14.1 6.8c0 .5 .4 .9 .9 .9 .5 0 .9-.4 .9-.9 0-.5-.4-.9-.9-.9-.5 0-.9 .4-.9 .9Z"]}
          puzzlepiece: {file: puzzle, height: 16}
          puzzlepiece.fill: {file: puzzle-fill, height: 16}
          qrcode: {file: qr-code, height: 16}
          qrcode.viewfinder: {strokes: ["M0 4.6V2.8A2.8 2.8 0 0 1 2.8 0H4.6M12.4 0H14.2A2.8 2.8 0 0 1 17 2.8V4.6M17 12.4V14.2A2.8 2.8 0 0 1 14.2 17H12.4M4.6 17H2.8A2.8 2.8 0 0 1 0 14.2V12.4"], fills: ["M4.6 4H7A.6 .6 0 0 1 7.6 4.6V7A.6 .6 0 0 1 7 7.6H4.6A.6 .6 0 0 1 4 7V4.6A.6 .6 0 0 1 4.6 4Z", "M10 4H12.4A.6 .6 0 0 1 13 4.6V7A.6 .6 0 0 1 12.4 7.6H10A.6 .6 0 0 1 9.4 7V4.6A.6 .6 0 0 1 10 4Z", "M4.6 9.4H7A.6 .6 0 0 1 7.6 10V12.4A.6 .6 0 0 1 7 13H4.6A.6 .6 0 0 1 4 12.4V10A.6 .6 0 0 1 4.6 9.4Z", "M9.7 9.4H10.7A.3 .3 0 0 1 11 9.7V10.7A.3 .3 0 0 1 10.7 11H9.7A.3 .3 0 0 1 9.4 10.7V9.7A.3 .3 0 0 1 9.7 9.4Z", "M11.7 11.4H12.7A.3 .3 0 0 1 13 11.7V12.7A.3 .3 0 0 1 12.7 13H11.7A.3 .3 0 0 1 11.4 12.7V11.7A.3 .3 0 0 1 11.7 11.4Z"]}
          questionmark: {strokes: ["M-3.4-3.2C-3.4-5.1-2-6.3.1-6.3C2.3-6.3 3.7-5 3.7-3.2C3.7-.6.1-.5.1 2.1"], fills: ["M-1.05 5.9A1.15 1.15 0 0 1 1.25 5.9A1.15 1.15 0 0 1-1.05 5.9Z"]}
          questionmark.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M6.78 4.36C6.78 3.32 7.58 2.6 8.78 2.6C9.98 2.6 10.78 3.32 10.78 4.36C10.78 5.8 8.78 5.96 8.78 7.4"], fills: ["M7.85 9.9A.95 .95 0 0 1 9.75 9.9A.95 .95 0 0 1 7.85 9.9Z"]}
          questionmark.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM10.71 2.55q-.76-.67-1.93-.68-1.17 0-1.93 .68-.79 .7-.79 1.81 0 .3 .21 .51 .21 .22 .51 .22 .3 0 .51-.22 .21-.21 .22-.51 0-.46 .3-.73 .35-.31 .97-.31 .62 0 .97 .31 .31 .27 .31 .73 0 .23-.16 .43-.14 .18-.57 .52-.57 .46-.81 .76-.46 .6-.46 1.33 0 .3 .21 .51 .21 .21 .51 .21 .3 0 .51-.21 .21-.21 .22-.51 0-.23 .15-.43 .14-.18 .57-.52 .57-.46 .81-.76 .47-.6 .47-1.33 0-1.11-.8-1.81ZM9.75 9.9c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          questionmark.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.3-2.3C-2.3-3.6-1.4-4.4 .1-4.4C1.6-4.4 2.5-3.6 2.5-2.3C2.5-.5 .1-.3 .1 1.4", "M-.48 4A.58 .58 0 0 1 .68 4A.58 .58 0 0 1 -.48 4Z"], fills: ["M-.48 4A.58 .58 0 0 1 .68 4A.58 .58 0 0 1 -.48 4Z"], widths: [1.4, 1.3, 0.78]}
          questionmark.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM.1-5.3q-1.42 0-2.34 .81-.96 .85-.96 2.19 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.62 .42-.99Q-.72-3.7 .1-3.7q.82 0 1.28 .41 .42 .37 .42 .99 0 .32-.22 .61-.18 .22-.73 .67-.7 .55-.99 .93Q-.7 .62-.7 1.5q0 .33 .23 .57Q-.23 2.3 .1 2.3q.33 0 .57-.23Q.9 1.83 .9 1.5q0-.32 .22-.61 .18-.22 .73-.67 .7-.55 .99-.93Q3.4-1.42 3.4-2.3q0-1.34-.96-2.19Q1.52-5.3 .1-5.3ZM.1 3.1c-.55 0-1 .45-1 1 0 .55 .45 1 1 1 .55 0 1-.45 1-1 0-.55-.45-1-1-1Z"]}
          questionmark.folder: {strokes: ["M2.35 0H5.3C5.9 0 6.4.2 6.9.6L7.7 1.3C8.1 1.6 8.5 1.8 9.1 1.8H15.2A2.35 2.35 0 0 1 17.55 4.15V11.2A2.35 2.35 0 0 1 15.2 13.55H2.35A2.35 2.35 0 0 1 0 11.2V2.35A2.35 2.35 0 0 1 2.35 0Z", "M6.78 5.56C6.78 4.52 7.58 3.8 8.78 3.8C9.98 3.8 10.78 4.52 10.78 5.56C10.78 7 8.78 7.16 8.78 8.6"], fills: ["M7.85 11.2A.95 .95 0 0 1 9.75 11.2A.95 .95 0 0 1 7.85 11.2Z"], width: 1.3}
          questionmark.folder.fill: {fills: ["M7.38 .05l.78 .69q.46 .33 .94 .33h6.1q1.27 0 2.17 .91 .9 .9 .9 2.17V11.2q0 1.27-.9 2.17-.9 .91-2.17 .91H2.35q-1.27 0-2.17-.91-.91-.9-.91-2.17V2.35q0-1.27 .91-2.17 .9-.91 2.17-.91H5.3q1.1 0 2.05 .76 .02 .01 .03 .02ZM10.66 3.8q-.74-.65-1.88-.65-1.14 0-1.88 .65-.77 .68-.77 1.76 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46 0-.49 .33-.78 .37-.33 1.02-.33 .65 0 1.02 .33 .33 .29 .33 .78 0 .26-.17 .48-.15 .18-.59 .53-.56 .45-.79 .75-.45 .58-.45 1.28 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46 0-.26 .17-.48 .15-.18 .59-.53 .56-.45 .79-.75 .45-.58 .45-1.28 0-1.08-.77-1.76ZM9.75 11.2c0-.52-.43-.95-.95-.95-.52 0-.95 .43-.95 .95 0 .52 .43 .95 .95 .95 .52 0 .95-.43 .95-.95Z"]}
          questionmark.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.4-2.3C-2.4-3.6-1.4-4.5.1-4.5C1.6-4.5 2.6-3.6 2.6-2.3C2.6-.5.1-.3.1 1.5"], fills: ["M-.9 4.1A1 1 0 0 1 1.1 4.1A1 1 0 0 1-.9 4.1Z"]}
          questionmark.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM.1-5.3q-1.42 0-2.34 .81-.96 .85-.96 2.19 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.62 .42-.99Q-.72-3.7 .1-3.7q.82 0 1.28 .41 .42 .37 .42 .99 0 .32-.22 .61-.18 .22-.73 .67-.7 .55-.99 .93Q-.7 .62-.7 1.5q0 .33 .23 .57Q-.23 2.3 .1 2.3q.33 0 .57-.23Q.9 1.83 .9 1.5q0-.32 .22-.61 .18-.22 .73-.67 .7-.55 .99-.93Q3.4-1.42 3.4-2.3q0-1.34-.96-2.19Q1.52-5.3 .1-5.3ZM.1 3.1c-.55 0-1 .45-1 1 0 .55 .45 1 1 1 .55 0 1-.45 1-1 0-.55-.45-1-1-1Z"]}
          quote.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"], fills: ["M8.02 3.83C6.15 4.24 5.21 5.49 5.21 7.36A1.46 1.46 0 1 0 6.67 5.91C6.41 5.91 6.1 5.96 5.89 6.12C6.15 5.23 6.93 4.61 8.18 4.3Z", "M11.97 3.83C10.1 4.24 9.16 5.49 9.16 7.36A1.46 1.46 0 1 0 10.62 5.91C10.36 5.91 10.05 5.96 9.84 6.12C10.1 5.23 10.88 4.61 12.13 4.3Z"]}
          quote.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM11.97 3.83C10.1 4.24 9.16 5.49 9.16 7.36c0 .59 .35 1.13 .89 1.36 .55 .23 1.18 .1 1.6-.31 .42-.42 .55-1.05 .32-1.6-.23-.54-.76-.9-1.35-.9-.26 0-.57 .05-.78 .21 .26-.89 1.04-1.51 2.29-1.82l-.16-.47ZM8.18 4.3l-.16-.47C6.15 4.24 5.21 5.49 5.21 7.36c0 .59 .35 1.13 .89 1.36 .55 .23 1.18 .1 1.6-.31 .42-.42 .55-1.05 .32-1.6-.23-.54-.76-.9-1.35-.9-.26 0-.57 .05-.78 .21 .26-.89 1.04-1.51 2.29-1.82Z"]}
          quote.closing: {fills: ["M-6-1.4C-2.4-2.2-.6-4.6-.6-8.2A2.8 2.8 0 1 0-3.4-5.4C-2.9-5.4-2.3-5.5-1.9-5.8C-2.4-4.1-3.9-2.9-6.3-2.3Z", "M-13.6-1.4C-10-2.2-8.2-4.6-8.2-8.2A2.8 2.8 0 1 0-11-5.4C-10.5-5.4-9.9-5.5-9.5-5.8C-10-4.1-11.5-2.9-13.9-2.3Z"]}
          quote.opening: {fills: ["M6 1.4C2.4 2.2 .6 4.6 .6 8.2A2.8 2.8 0 1 0 3.4 5.4C2.9 5.4 2.3 5.5 1.9 5.8C2.4 4.1 3.9 2.9 6.3 2.3Z", "M13.6 1.4C10 2.2 8.2 4.6 8.2 8.2A2.8 2.8 0 1 0 11 5.4C10.5 5.4 9.9 5.5 9.5 5.8C10 4.1 11.5 2.9 13.9 2.3Z"]}
          r.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-1.8 3.8V-3.8H.3A2.15 2.15 0 0 1 .3.5H-1.8M.4.5L2.4 3.8"]}
          r.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM-2.6-3.8V3.8q0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23Q-1 4.13-1 3.8V1.3h.95L1.72 4.21q.17 .29 .49 .37 .32 .08 .6-.1 .29-.17 .37-.49 .08-.32-.1-.6L1.63 .99q.41-.21 .76-.55 .86-.87 .86-2.09 0-1.22-.86-2.09Q1.52-4.6 .3-4.6H-1.8q-.33 0-.57 .23-.23 .24-.23 .57ZM.3-.3H-1V-3H.3q.56 0 .95 .4 .4 .39 .4 .95 0 .56-.4 .95Q.88-.32 .36-.3h0Q.33-.3 .3-.3Z"]}
          rainbow: {file: rainbow, height: 11}
          record.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-4.7 0A4.7 4.7 0 0 1 4.7 0A4.7 4.7 0 0 1-4.7 0Z"]}
          record.circle.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM-4.7 0C-4.7 2.6-2.6 4.7 0 4.7C2.6 4.7 4.7 2.6 4.7 0C4.7-2.6 2.6-4.7 0-4.7C-2.6-4.7-4.7-2.6-4.7 0Z"]}
          recordingtape: {strokes: ["M0 4A4 4 0 0 1 8 4A4 4 0 0 1 0 4Z", "M11.6 4A4 4 0 0 1 19.6 4A4 4 0 0 1 11.6 4Z", "M4 8H15.6"]}
          rectangle: {strokes: ["M2.8 0H15.6A2.8 2.8 0 0 1 18.4 2.8V10.2A2.8 2.8 0 0 1 15.6 13H2.8A2.8 2.8 0 0 1 0 10.2V2.8A2.8 2.8 0 0 1 2.8 0Z"]}
          rectangle.3.group: {strokes: ["M1.8 0H7.2A1.8 1.8 0 0 1 9 1.8V5A1.8 1.8 0 0 1 7.2 6.8H1.8A1.8 1.8 0 0 1 0 5V1.8A1.8 1.8 0 0 1 1.8 0Z", "M1.6 9.6H7.4A1.6 1.6 0 0 1 9 11.2V12.8A1.6 1.6 0 0 1 7.4 14.4H1.6A1.6 1.6 0 0 1 0 12.8V11.2A1.6 1.6 0 0 1 1.6 9.6Z", "M13.6 0H16.6A1.8 1.8 0 0 1 18.4 1.8V12.6A1.8 1.8 0 0 1 16.6 14.4H13.6A1.8 1.8 0 0 1 11.8 12.6V1.8A1.8 1.8 0 0 1 13.6 0Z"]}
          rectangle.3.group.fill: {strokes: ["M1.8 0H7.2A1.8 1.8 0 0 1 9 1.8V5A1.8 1.8 0 0 1 7.2 6.8H1.8A1.8 1.8 0 0 1 0 5V1.8A1.8 1.8 0 0 1 1.8 0Z", "M1.6 9.6H7.4A1.6 1.6 0 0 1 9 11.2V12.8A1.6 1.6 0 0 1 7.4 14.4H1.6A1.6 1.6 0 0 1 0 12.8V11.2A1.6 1.6 0 0 1 1.6 9.6Z", "M13.6 0H16.6A1.8 1.8 0 0 1 18.4 1.8V12.6A1.8 1.8 0 0 1 16.6 14.4H13.6A1.8 1.8 0 0 1 11.8 12.6V1.8A1.8 1.8 0 0 1 13.6 0Z"], fills: ["M1.8 0H7.2A1.8 1.8 0 0 1 9 1.8V5A1.8 1.8 0 0 1 7.2 6.8H1.8A1.8 1.8 0 0 1 0 5V1.8A1.8 1.8 0 0 1 1.8 0Z", "M1.6 9.6H7.4A1.6 1.6 0 0 1 9 11.2V12.8A1.6 1.6 0 0 1 7.4 14.4H1.6A1.6 1.6 0 0 1 0 12.8V11.2A1.6 1.6 0 0 1 1.6 9.6Z", "M13.6 0H16.6A1.8 1.8 0 0 1 18.4 1.8V12.6A1.8 1.8 0 0 1 16.6 14.4H13.6A1.8 1.8 0 0 1 11.8 12.6V1.8A1.8 1.8 0 0 1 13.6 0Z"]}
          rectangle.and.hand.point.up.left: {strokes: ["M6 11.6H2.6A2.6 2.6 0 0 1 0 9V2.6A2.6 2.6 0 0 1 2.6 0H14.2A2.6 2.6 0 0 1 16.8 2.6V5.4", "M10 12.4V6.2A1.2 1.2 0 0 1 12.4 6.2V9.4L16 10.2Q17.6 10.6 17.4 12.2L16.8 16Q16.6 17 15.6 17H12.2Q11.4 17 10.9 16.3L8.2 13Q8.6 11.6 10 12.4Z"]}
          rectangle.and.paperclip: {strokes: ["M7 13H2.6A2.6 2.6 0 0 1 0 10.4V2.6A2.6 2.6 0 0 1 2.6 0H15.4A2.6 2.6 0 0 1 18 2.6V4", "M18.07 11.1L13.61 15.56A2.66 2.66 0 0 1 9.79 11.82L14.76 6.85A1.8 1.8 0 0 1 17.28 9.37L12.6 14.05A.86 .86 0 0 1 11.38 12.82L15.48 8.72"]}
          rectangle.and.pencil.and.ellipsis: {strokes: ["M11.4 2.4H2.6A2.6 2.6 0 0 0 0 5V11.2A2.6 2.6 0 0 0 2.6 13.8H16.6A2.6 2.6 0 0 0 19.2 11.2V7", "M9.84 8.77L10.7 6.28L16.81 .17A1.07 1.07 0 0 1 18.36 .17L18.53 .35A1.07 1.07 0 0 1 18.53 1.89L12.42 8Z"], fills: ["M3 8.6A1 1 0 0 1 5 8.6A1 1 0 0 1 3 8.6Z", "M6.2 8.6A1 1 0 0 1 8.2 8.6A1 1 0 0 1 6.2 8.6Z"]}
          rectangle.and.text.magnifyingglass: {strokes: ["M6.4 12.4H2.6A2.6 2.6 0 0 1 0 9.8V2.6A2.6 2.6 0 0 1 2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V4", "M3.4 3.8H9M3.4 6.8H6.6", "M9.4 9.6A3.6 3.6 0 0 1 16.6 9.6A3.6 3.6 0 0 1 9.4 9.6Z", "M15.7 12.3L18.6 15.2"]}
          rectangle.badge.person.crop: {base: rectangle, badge: person.fill}
          rectangle.bottomthird.inset.filled: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M2.9 8.2H15.5A.9 .9 0 0 1 16.4 9.1V10.7A.9 .9 0 0 1 15.5 11.6H2.9A.9 .9 0 0 1 2 10.7V9.1A.9 .9 0 0 1 2.9 8.2Z"]}
          rectangle.center.inset.filled: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M5.6 3.8H12.8A1 1 0 0 1 13.8 4.8V8.8A1 1 0 0 1 12.8 9.8H5.6A1 1 0 0 1 4.6 8.8V4.8A1 1 0 0 1 5.6 3.8Z"]}
          rectangle.compress.vertical: {strokes: ["M0 6.2H14M0 9.8H14", "M7-1V3.4M4.6 1.2L7 3.6L9.4 1.2M7 17V12.6M4.6 14.8L7 12.4L9.4 14.8"]}
          rectangle.connected.to.line.below: {strokes: ["M3.6 0H13.6A2.2 2.2 0 0 1 15.8 2.2V6.4A2.2 2.2 0 0 1 13.6 8.6H3.6A2.2 2.2 0 0 1 1.4 6.4V2.2A2.2 2.2 0 0 1 3.6 0Z", "M8.6 8.6V13.4M0 13.4H17.2"]}
          rectangle.dashed: {strokes: ["M0 3.2V2.8A2.8 2.8 0 0 1 2.8 0H3.2M15.2 0H15.6A2.8 2.8 0 0 1 18.4 2.8V3.2M18.4 9.8V10.2A2.8 2.8 0 0 1 15.6 13H15.2M3.2 13H2.8A2.8 2.8 0 0 1 0 10.2V9.8M5.4 0H8.1M5.4 13H8.1M10.3 0H13M10.3 13H13M0 5.4V7.6M18.4 5.4V7.6"]}
          rectangle.expand.vertical: {strokes: ["M0 6.2H14M0 9.8H14", "M7 3.6V-1M4.6 1.4L7-1L9.4 1.4M7 12.4V17M4.6 14.6L7 17L9.4 14.6"]}
          rectangle.fill: {strokes: ["M2.8 0H15.6A2.8 2.8 0 0 1 18.4 2.8V10.2A2.8 2.8 0 0 1 15.6 13H2.8A2.8 2.8 0 0 1 0 10.2V2.8A2.8 2.8 0 0 1 2.8 0Z"], fills: ["M2.8 0H15.6A2.8 2.8 0 0 1 18.4 2.8V10.2A2.8 2.8 0 0 1 15.6 13H2.8A2.8 2.8 0 0 1 0 10.2V2.8A2.8 2.8 0 0 1 2.8 0Z"]}
          rectangle.fill.badge.person.crop: {base: rectangle.fill, badge: person.fill}
          rectangle.fill.on.rectangle.fill: {fills: ["M20.33 12.7q0 1.34-.95 2.28-.94 .94-2.28 .94H6.9q-1.34 0-2.28-.94-.94-.94-.94-2.28V6.9q0-1.34 .94-2.28 .94-.94 2.28-.94H17.1q1.34 0 2.28 .94 .95 .94 .95 2.28v5.8ZM3.72 3.72Q2.4 5.04 2.4 6.9v4.62q-1.27-.03-2.18-.94-.95-.94-.95-2.28V2.5q0-1.34 .95-2.28Q1.16-.73 2.5-.73H12.7q1.34 0 2.28 .95 .91 .91 .94 2.18H6.9q-1.86 0-3.18 1.32Z"]}
          rectangle.grid.1x2: {strokes: ["M1.8 0H14.8A1.8 1.8 0 0 1 16.6 1.8V4.2A1.8 1.8 0 0 1 14.8 6H1.8A1.8 1.8 0 0 1 0 4.2V1.8A1.8 1.8 0 0 1 1.8 0Z", "M1.8 9H14.8A1.8 1.8 0 0 1 16.6 10.8V13.2A1.8 1.8 0 0 1 14.8 15H1.8A1.8 1.8 0 0 1 0 13.2V10.8A1.8 1.8 0 0 1 1.8 9Z"]}
          rectangle.grid.1x2.fill: {strokes: ["M1.8 0H14.8A1.8 1.8 0 0 1 16.6 1.8V4.2A1.8 1.8 0 0 1 14.8 6H1.8A1.8 1.8 0 0 1 0 4.2V1.8A1.8 1.8 0 0 1 1.8 0Z", "M1.8 9H14.8A1.8 1.8 0 0 1 16.6 10.8V13.2A1.8 1.8 0 0 1 14.8 15H1.8A1.8 1.8 0 0 1 0 13.2V10.8A1.8 1.8 0 0 1 1.8 9Z"], fills: ["M1.8 0H14.8A1.8 1.8 0 0 1 16.6 1.8V4.2A1.8 1.8 0 0 1 14.8 6H1.8A1.8 1.8 0 0 1 0 4.2V1.8A1.8 1.8 0 0 1 1.8 0Z", "M1.8 9H14.8A1.8 1.8 0 0 1 16.6 10.8V13.2A1.8 1.8 0 0 1 14.8 15H1.8A1.8 1.8 0 0 1 0 13.2V10.8A1.8 1.8 0 0 1 1.8 9Z"]}
          rectangle.grid.2x2: {strokes: ["M1.6 0H6A1.6 1.6 0 0 1 7.6 1.6V3.8A1.6 1.6 0 0 1 6 5.4H1.6A1.6 1.6 0 0 1 0 3.8V1.6A1.6 1.6 0 0 1 1.6 0Z", "M1.6 8.4H6A1.6 1.6 0 0 1 7.6 10V12.2A1.6 1.6 0 0 1 6 13.8H1.6A1.6 1.6 0 0 1 0 12.2V10A1.6 1.6 0 0 1 1.6 8.4Z", "M12.2 0H16.6A1.6 1.6 0 0 1 18.2 1.6V3.8A1.6 1.6 0 0 1 16.6 5.4H12.2A1.6 1.6 0 0 1 10.6 3.8V1.6A1.6 1.6 0 0 1 12.2 0Z", "M12.2 8.4H16.6A1.6 1.6 0 0 1 18.2 10V12.2A1.6 1.6 0 0 1 16.6 13.8H12.2A1.6 1.6 0 0 1 10.6 12.2V10A1.6 1.6 0 0 1 12.2 8.4Z"]}
          rectangle.grid.2x2.fill: {strokes: ["M1.6 0H6A1.6 1.6 0 0 1 7.6 1.6V3.8A1.6 1.6 0 0 1 6 5.4H1.6A1.6 1.6 0 0 1 0 3.8V1.6A1.6 1.6 0 0 1 1.6 0Z", "M1.6 8.4H6A1.6 1.6 0 0 1 7.6 10V12.2A1.6 1.6 0 0 1 6 13.8H1.6A1.6 1.6 0 0 1 0 12.2V10A1.6 1.6 0 0 1 1.6 8.4Z", "M12.2 0H16.6A1.6 1.6 0 0 1 18.2 1.6V3.8A1.6 1.6 0 0 1 16.6 5.4H12.2A1.6 1.6 0 0 1 10.6 3.8V1.6A1.6 1.6 0 0 1 12.2 0Z", "M12.2 8.4H16.6A1.6 1.6 0 0 1 18.2 10V12.2A1.6 1.6 0 0 1 16.6 13.8H12.2A1.6 1.6 0 0 1 10.6 12.2V10A1.6 1.6 0 0 1 12.2 8.4Z"], fills: ["M1.6 0H6A1.6 1.6 0 0 1 7.6 1.6V3.8A1.6 1.6 0 0 1 6 5.4H1.6A1.6 1.6 0 0 1 0 3.8V1.6A1.6 1.6 0 0 1 1.6 0Z", "M1.6 8.4H6A1.6 1.6 0 0 1 7.6 10V12.2A1.6 1.6 0 0 1 6 13.8H1.6A1.6 1.6 0 0 1 0 12.2V10A1.6 1.6 0 0 1 1.6 8.4Z", "M12.2 0H16.6A1.6 1.6 0 0 1 18.2 1.6V3.8A1.6 1.6 0 0 1 16.6 5.4H12.2A1.6 1.6 0 0 1 10.6 3.8V1.6A1.6 1.6 0 0 1 12.2 0Z", "M12.2 8.4H16.6A1.6 1.6 0 0 1 18.2 10V12.2A1.6 1.6 0 0 1 16.6 13.8H12.2A1.6 1.6 0 0 1 10.6 12.2V10A1.6 1.6 0 0 1 12.2 8.4Z"]}
          rectangle.inset.filled: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M3.2 2H15.2A1.2 1.2 0 0 1 16.4 3.2V10.4A1.2 1.2 0 0 1 15.2 11.6H3.2A1.2 1.2 0 0 1 2 10.4V3.2A1.2 1.2 0 0 1 3.2 2Z"]}
          rectangle.inset.filled.on.rectangle: {strokes: ["M2.1 10.8A2.5 2.5 0 0 1 0 8.3V2.5A2.5 2.5 0 0 1 2.5 0H12.7A2.5 2.5 0 0 1 15.1 2", "M6.9 4.4H17.1A2.5 2.5 0 0 1 19.6 6.9V12.7A2.5 2.5 0 0 1 17.1 15.2H6.9A2.5 2.5 0 0 1 4.4 12.7V6.9A2.5 2.5 0 0 1 6.9 4.4Z"], fills: ["M7.5 6.3H16.5A1.2 1.2 0 0 1 17.7 7.5V12.1A1.2 1.2 0 0 1 16.5 13.3H7.5A1.2 1.2 0 0 1 6.3 12.1V7.5A1.2 1.2 0 0 1 7.5 6.3Z"]}
          rectangle.lefthalf.filled: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M9.2 0H2.6A2.6 2.6 0 0 0 0 2.6V11A2.6 2.6 0 0 0 2.6 13.6H9.2Z"]}
          rectangle.on.rectangle: {strokes: ["M2.1 10.8A2.5 2.5 0 0 1 0 8.3V2.5A2.5 2.5 0 0 1 2.5 0H12.7A2.5 2.5 0 0 1 15.1 2", "M6.9 4.4H17.1A2.5 2.5 0 0 1 19.6 6.9V12.7A2.5 2.5 0 0 1 17.1 15.2H6.9A2.5 2.5 0 0 1 4.4 12.7V6.9A2.5 2.5 0 0 1 6.9 4.4Z"]}
          rectangle.on.rectangle.angled: {strokes: ["M2.6 11.4A2.4 2.4 0 0 1 .8 9.5L0 4.1A2.4 2.4 0 0 1 2.1 1.4L12.4 0A2.4 2.4 0 0 1 15.1 2.1L15.3 3.2", "M8.3 4.29L18.34 6.07A2.5 2.5 0 0 1 20.37 8.96L19.4 14.48A2.5 2.5 0 0 1 16.5 16.51L6.46 14.73A2.5 2.5 0 0 1 4.43 11.84L5.4 6.32A2.5 2.5 0 0 1 8.3 4.29Z"]}
          rectangle.on.rectangle.badge.gearshape: {base: rectangle.on.rectangle, badge: gearshape.fill}
          rectangle.portrait: {strokes: ["M2.6 0H9.8A2.6 2.6 0 0 1 12.4 2.6V14A2.6 2.6 0 0 1 9.8 16.6H2.6A2.6 2.6 0 0 1 0 14V2.6A2.6 2.6 0 0 1 2.6 0Z"]}
          rectangle.portrait.and.arrow.forward: {strokes: ["M9.6 4.4V2.6A2.6 2.6 0 0 0 7 0H2.6A2.6 2.6 0 0 0 0 2.6V14A2.6 2.6 0 0 0 2.6 16.6H7A2.6 2.6 0 0 0 9.6 14V12.2", "M5.4 8.3H16.6M13.4 5L16.7 8.3L13.4 11.6"], flips: true}
          rectangle.portrait.and.arrow.right: {strokes: ["M9.6 4.4V2.6A2.6 2.6 0 0 0 7 0H2.6A2.6 2.6 0 0 0 0 2.6V14A2.6 2.6 0 0 0 2.6 16.6H7A2.6 2.6 0 0 0 9.6 14V12.2", "M5.4 8.3H16.6M13.4 5L16.7 8.3L13.4 11.6"]}
          rectangle.portrait.badge.plus.fill: {base: rectangle.portrait.fill, badge: plus}
          rectangle.portrait.fill: {strokes: ["M2.6 0H9.8A2.6 2.6 0 0 1 12.4 2.6V14A2.6 2.6 0 0 1 9.8 16.6H2.6A2.6 2.6 0 0 1 0 14V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M2.6 0H9.8A2.6 2.6 0 0 1 12.4 2.6V14A2.6 2.6 0 0 1 9.8 16.6H2.6A2.6 2.6 0 0 1 0 14V2.6A2.6 2.6 0 0 1 2.6 0Z"]}
          rectangle.portrait.on.rectangle.portrait: {strokes: ["M6.7 4H12.1A2.3 2.3 0 0 1 14.4 6.3V14.7A2.3 2.3 0 0 1 12.1 17H6.7A2.3 2.3 0 0 1 4.4 14.7V6.3A2.3 2.3 0 0 1 6.7 4Z", "M2 13A2.3 2.3 0 0 1 0 10.7V2.3A2.3 2.3 0 0 1 2.3 0H7.7A2.3 2.3 0 0 1 10 1.6"]}
          rectangle.portrait.on.rectangle.portrait.fill: {fills: ["M15.12 14.7q0 1.25-.88 2.14-.89 .89-2.14 .89H6.7q-1.25 0-2.14-.89-.88-.89-.88-2.14V6.3q0-1.25 .88-2.14 .89-.88 2.14-.88h5.4q1.25 0 2.14 .88 .88 .89 .88 2.14v8.4ZM3.66 3.26Q2.4 4.52 2.4 6.3v7.43H2.3q-1.25 0-2.14-.89-.89-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H7.7q1.25 0 2.14 .89 .78 .78 .87 1.84H6.7Q4.92 2 3.66 3.26Z"]}
          rectangle.portrait.on.rectangle.portrait.slash.fill: {base: rectangle.portrait.on.rectangle.portrait.fill, slash: true}
          rectangle.portrait.slash.fill: {base: rectangle.portrait.fill, slash: true}
          rectangle.righthalf.filled: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z"], fills: ["M9.2 0L15.8 0A2.6 2.6 0 0 1 18.4 2.6L18.4 11A2.6 2.6 0 0 1 15.8 13.6L9.2 13.6Z"]}
          rectangle.slash.fill: {base: rectangle.fill, slash: true}
          rectangle.split.1x2: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M0 6.8H18.4"]}
          rectangle.split.1x2.fill: {fills: ["M19.12 2.6V11q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73H15.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM18.86 6.34q-.19-.19-.46-.19H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H18.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          rectangle.split.2x1: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V10.4A2.6 2.6 0 0 1 15.8 13H2.6A2.6 2.6 0 0 1 0 10.4V2.6A2.6 2.6 0 0 1 2.6 0Z", "M9.2 0V13"]}
          rectangle.split.2x1.fill: {fills: ["M19.12 2.6v7.8q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73H15.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM9.66 13.46q.19-.19 .19-.46V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q8.55-.27 8.55 0V13q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19Z"]}
          rectangle.split.2x1.slash.fill: {base: rectangle.split.2x1.fill, slash: true}
          rectangle.split.2x2: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M9.2 0V13.6M0 6.8H18.4"]}
          rectangle.split.2x2.fill: {fills: ["M19.12 2.6V11q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73H15.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM18.4 6.15H9.85V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q8.55-.27 8.55 0V6.15H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H8.55V13.6q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V7.45H18.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"]}
          rectangle.split.3x1: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V10.4A2.6 2.6 0 0 1 15.8 13H2.6A2.6 2.6 0 0 1 0 10.4V2.6A2.6 2.6 0 0 1 2.6 0Z", "M6.1 0V13M12.3 0V13"]}
          rectangle.split.3x1.fill: {fills: ["M19.12 2.6v7.8q0 1.38-.97 2.35-.97 .98-2.35 .98H2.6q-1.38 0-2.35-.98-.97-.97-.97-2.35L-.73 2.6q0-1.38 .98-2.35Q1.22-.72 2.6-.73H15.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM6.56 13.46q.19-.19 .19-.46V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q5.45-.27 5.45 0V13q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM12.76 13.46q.19-.19 .19-.46V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V13q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19Z"]}
          rectangle.stack: {strokes: ["M2.6 5.4H15.4A2.6 2.6 0 0 1 18 8V13.8A2.6 2.6 0 0 1 15.4 16.4H2.6A2.6 2.6 0 0 1 0 13.8V8A2.6 2.6 0 0 1 2.6 5.4Z", "M1.8 2.7H16.2M3.6 0H14.4"]}
          rectangle.stack.badge.minus: {base: rectangle.stack, badge: minus}
          rectangle.stack.badge.person.crop: {base: rectangle.stack, badge: person.fill}
          rectangle.stack.badge.person.crop.fill: {base: rectangle.stack.fill, badge: person.fill}
          rectangle.stack.badge.play.fill: {base: rectangle.stack.fill, badge: play.fill}
          rectangle.stack.badge.plus: {base: rectangle.stack, badge: plus}
          rectangle.stack.fill: {strokes: ["M2.6 5.4H15.4A2.6 2.6 0 0 1 18 8V13.8A2.6 2.6 0 0 1 15.4 16.4H2.6A2.6 2.6 0 0 1 0 13.8V8A2.6 2.6 0 0 1 2.6 5.4Z", "M1.8 2.7H16.2M3.6 0H14.4"], fills: ["M2.6 5.4H15.4A2.6 2.6 0 0 1 18 8V13.8A2.6 2.6 0 0 1 15.4 16.4H2.6A2.6 2.6 0 0 1 0 13.8V8A2.6 2.6 0 0 1 2.6 5.4Z"]}
          repeat: {strokes: ["M0 6.6V5.4A2.7 2.7 0 0 1 2.7 2.7H16.4M13.7 0L16.4 2.7L13.7 5.4", "M17 7.8V9A2.7 2.7 0 0 1 14.3 11.7H.6M3.3 9L.6 11.7L3.3 14.4"]}
          repeat.1: {strokes: ["M0 6.6V5.4A2.7 2.7 0 0 1 2.7 2.7H11M8.4 0L11.1 2.7L8.4 5.4", "M17 8.8V9A2.7 2.7 0 0 1 14.3 11.7H.6M3.3 9L.6 11.7L3.3 14.4", "M14.6.9L16.4-.2V4.4"]}
          restart: {strokes: ["M2.62-6.49A7 7 0 1 1-5.52-4.31"], fills: ["M-9.02-2.92Q-9.46-3.15-9.01-3.36L-5.57-4.93Q-5.12-5.15-5.04-4.65L-4.42-.92Q-4.34-.43-4.78-.66Z"]}
          return: {strokes: ["M14.6 0V4.6A2.6 2.6 0 0 1 12 7.2H0M4 3.2L0 7.2L4 11.2"]}
          rosette: {strokes: ["M0 5.8A5.8 5.8 0 0 1 11.6 5.8A5.8 5.8 0 0 1 0 5.8Z", "M2.6 11L1.2 17L5.8 14.8L10.4 17L9 11"]}
          rotate.left: {strokes: ["M2.2 6H8.8A2.2 2.2 0 0 1 11 8.2V14.2A2.2 2.2 0 0 1 8.8 16.4H2.2A2.2 2.2 0 0 1 0 14.2V8.2A2.2 2.2 0 0 1 2.2 6Z", "M15.6 13.6A7.6 7.6 0 0 0 7 2.4M9.4 0L6.8 2.4L9.4 4.9"]}
          rotate.left.fill: {strokes: ["M2.2 6H8.8A2.2 2.2 0 0 1 11 8.2V14.2A2.2 2.2 0 0 1 8.8 16.4H2.2A2.2 2.2 0 0 1 0 14.2V8.2A2.2 2.2 0 0 1 2.2 6Z", "M15.6 13.6A7.6 7.6 0 0 0 7 2.4M9.4 0L6.8 2.4L9.4 4.9"], fills: ["M2.2 6H8.8A2.2 2.2 0 0 1 11 8.2V14.2A2.2 2.2 0 0 1 8.8 16.4H2.2A2.2 2.2 0 0 1 0 14.2V8.2A2.2 2.2 0 0 1 2.2 6Z"]}
          rotate.right: {strokes: ["M-2.2 6L-8.8 6A2.2 2.2 0 0 0-11 8.2L-11 14.2A2.2 2.2 0 0 0-8.8 16.4L-2.2 16.4A2.2 2.2 0 0 0 0 14.2L0 8.2A2.2 2.2 0 0 0-2.2 6Z", "M-15.6 13.6A7.6 7.6 0 0 1-7 2.4M-9.4 0L-6.8 2.4L-9.4 4.9"]}
          rotate.right.fill: {strokes: ["M-2.2 6L-8.8 6A2.2 2.2 0 0 0-11 8.2L-11 14.2A2.2 2.2 0 0 0-8.8 16.4L-2.2 16.4A2.2 2.2 0 0 0 0 14.2L0 8.2A2.2 2.2 0 0 0-2.2 6Z", "M-15.6 13.6A7.6 7.6 0 0 1-7 2.4M-9.4 0L-6.8 2.4L-9.4 4.9"], fills: ["M-2.2 6L-8.8 6A2.2 2.2 0 0 0-11 8.2L-11 14.2A2.2 2.2 0 0 0-8.8 16.4L-2.2 16.4A2.2 2.2 0 0 0 0 14.2L0 8.2A2.2 2.2 0 0 0-2.2 6Z"]}
          ruler: {strokes: ["M-8.13 3.18L3.18 -8.13Q4.31 -9.26 5.44 -8.13L8.13 -5.44Q9.26 -4.31 8.13 -3.18L-3.18 8.13Q-4.31 9.26 -5.44 8.13L-8.13 5.44Q-9.26 4.31 -8.13 3.18Z", "M-6.41 1.74L-5.06 3.08M-3.69 -.98L-1.64 1.07M-.98 -3.69L.37 -2.35M1.74 -6.41L3.79 -4.36"]}
          safari: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M0-6.3V-5.9M0 6.3V5.9M-6.3 0H-5.9M6.3 0H5.9"], fills: ["M4.3-4.9Q5.1-5.1 4.9-4.3L1.7 1.7L-4.3 4.9Q-5.1 5.1-4.9 4.3L-1.7-1.7ZM0-1.2A1.2 1.2 0 0 0 0 1.2A1.2 1.2 0 0 0 0-1.2Z"]}
          safari.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM4.85-4.85Q4.7-5 4.3-4.9L-1.7-1.7L-4.9 4.3Q-5 4.7-4.85 4.85Q-4.7 5-4.3 4.9L1.7 1.7L4.9-4.3Q5-4.7 4.85-4.85ZM-1.2 0C-1.2-.66-.66-1.2 0-1.2C.66-1.2 1.2-.66 1.2 0C1.2 .66 .66 1.2 0 1.2C-.66 1.2-1.2 .66-1.2 0Z"]}
          scanner: {strokes: ["M2.2 7.6H16.2A2.2 2.2 0 0 1 18.4 9.8V11.4A2.2 2.2 0 0 1 16.2 13.6H2.2A2.2 2.2 0 0 1 0 11.4V9.8A2.2 2.2 0 0 1 2.2 7.6Z", "M1.4 7.4L15.6 1.6Q17 1 17.4 2.4", "M12 10.6H15"]}
          scissors: {strokes: ["M0 2.5A2.4 2.4 0 0 1 4.8 2.5A2.4 2.4 0 0 1 0 2.5Z", "M0 10.7A2.4 2.4 0 0 1 4.8 10.7A2.4 2.4 0 0 1 0 10.7Z", "M4.5 3.7L17 10.9", "M4.5 9.5L17 2.3"]}
          scope: {strokes: ["M-6.4 0A6.4 6.4 0 0 1 6.4 0A6.4 6.4 0 0 1-6.4 0Z", "M0-8.6V-3.6M0 8.6V3.6M-8.6 0H-3.6M8.6 0H3.6"]}
          screwdriver: {file: screwdriver, height: 17}
          scribble: {strokes: ["M0 11C2 5 6-1 8 .2C10.6 1.8 2.8 9.4 4.8 11C6.8 12.6 10.4 4 12.4 5C14.2 6 9.8 10.6 11.6 11.6C13 12.4 14.4 10 16.4 8.6"]}
          sdcard: {strokes: ["M5 0H10.2A2.3 2.3 0 0 1 12.5 2.3V13.9A2.3 2.3 0 0 1 10.2 16.2H2.3A2.3 2.3 0 0 1 0 13.9V5.2Q0 4.2.7 3.5L3.4.7Q4.1 0 5 0Z", "M5.2 3V5.4M7.4 3V5.4M9.6 3V5.4"]}
          sdcard.fill: {fills: ["M13.23 2.3V13.9q0 1.25-.89 2.14-.89 .89-2.14 .89H2.3q-1.25 0-2.14-.89-.88-.89-.89-2.14V5.2q0-1.3 .92-2.21L2.88 .2Q3.8-.73 5-.73h5.2q1.25 0 2.14 .89 .89 .89 .89 2.14ZM7.86 5.86q.19-.19 .19-.46V3q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V5.4q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM10.06 5.86q.19-.19 .19-.46V3q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V5.4q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM5.66 5.86q.19-.19 .19-.46V3q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V5.4q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19Z"]}
          seal: {strokes: ["M-2.79-6.74A3.13 3.13 0 0 1 2.79-6.74A3.13 3.13 0 0 1 6.74-2.79A3.13 3.13 0 0 1 6.74 2.79A3.13 3.13 0 0 1 2.79 6.74A3.13 3.13 0 0 1-2.79 6.74A3.13 3.13 0 0 1-6.74 2.79A3.13 3.13 0 0 1-6.74-2.79A3.13 3.13 0 0 1-2.79-6.74Z"]}
          seal.fill: {strokes: ["M-2.79-6.74A3.13 3.13 0 0 1 2.79-6.74A3.13 3.13 0 0 1 6.74-2.79A3.13 3.13 0 0 1 6.74 2.79A3.13 3.13 0 0 1 2.79 6.74A3.13 3.13 0 0 1-2.79 6.74A3.13 3.13 0 0 1-6.74 2.79A3.13 3.13 0 0 1-6.74-2.79A3.13 3.13 0 0 1-2.79-6.74Z"], fills: ["M-2.79-6.74A3.13 3.13 0 0 1 2.79-6.74A3.13 3.13 0 0 1 6.74-2.79A3.13 3.13 0 0 1 6.74 2.79A3.13 3.13 0 0 1 2.79 6.74A3.13 3.13 0 0 1-2.79 6.74A3.13 3.13 0 0 1-6.74 2.79A3.13 3.13 0 0 1-6.74-2.79A3.13 3.13 0 0 1-2.79-6.74Z"]}
          selection.pin.in.out: {strokes: ["M3.4 0V15.4M14.6 0V15.4", "M6.6 4.6H11.4M6.6 7.7H11.4M6.6 10.8H11.4"], fills: ["M1.5-.4A1.9 1.9 0 0 1 5.3-.4A1.9 1.9 0 0 1 1.5-.4Z", "M12.7 15.8A1.9 1.9 0 0 1 16.5 15.8A1.9 1.9 0 0 1 12.7 15.8Z"]}
          server.rack: {strokes: ["M1.4 0H15A1.4 1.4 0 0 1 16.4 1.4V2.8A1.4 1.4 0 0 1 15 4.2H1.4A1.4 1.4 0 0 1 0 2.8V1.4A1.4 1.4 0 0 1 1.4 0Z", "M1.4 6H15A1.4 1.4 0 0 1 16.4 7.4V8.8A1.4 1.4 0 0 1 15 10.2H1.4A1.4 1.4 0 0 1 0 8.8V7.4A1.4 1.4 0 0 1 1.4 6Z", "M1.4 12H15A1.4 1.4 0 0 1 16.4 13.4V14.8A1.4 1.4 0 0 1 15 16.2H1.4A1.4 1.4 0 0 1 0 14.8V13.4A1.4 1.4 0 0 1 1.4 12Z", "M2.8 2.1H5M2.8 8.1H5M2.8 14.1H5"], fills: ["M12.55 2.1A.85 .85 0 0 1 14.25 2.1A.85 .85 0 0 1 12.55 2.1Z", "M12.55 8.1A.85 .85 0 0 1 14.25 8.1A.85 .85 0 0 1 12.55 8.1Z", "M12.55 14.1A.85 .85 0 0 1 14.25 14.1A.85 .85 0 0 1 12.55 14.1Z"]}
          shield: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z"]}
          shield.fill: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z"], fills: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z"]}
          shield.lefthalf.filled: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z"], fills: ["M7.2-.2V16.7Q6.9 16.7 6.6 16.6C2.8 15 0 12.4 0 8V3.4Q0 2.2 1.2 2.1C3.4 1.9 5.2 1.3 6.5 .1Q6.8-.2 7.2-.2Z"]}
          shield.slash.fill: {base: shield.fill, slash: true}
          shift: {strokes: ["M7.37 .64Q8 0 8.63 .64L15.17 7.36Q15.8 8 14.9 8L12.1 8Q11.8 8 11.8 8.3L11.8 13.3Q11.8 14.2 10.9 14.2L5.1 14.2Q4.2 14.2 4.2 13.3L4.2 8.3Q4.2 8 3.9 8L1.1 8Q.2 8 .83 7.36Z"]}
          shift.fill: {strokes: ["M7.37 .64Q8 0 8.63 .64L15.17 7.36Q15.8 8 14.9 8L12.1 8Q11.8 8 11.8 8.3L11.8 13.3Q11.8 14.2 10.9 14.2L5.1 14.2Q4.2 14.2 4.2 13.3L4.2 8.3Q4.2 8 3.9 8L1.1 8Q.2 8 .83 7.36Z"], fills: ["M7.37 .64Q8 0 8.63 .64L15.17 7.36Q15.8 8 14.9 8L12.1 8Q11.8 8 11.8 8.3L11.8 13.3Q11.8 14.2 10.9 14.2L5.1 14.2Q4.2 14.2 4.2 13.3L4.2 8.3Q4.2 8 3.9 8L1.1 8Q.2 8 .83 7.36Z"]}
          shippingbox: {strokes: ["M6.73 .6Q8 0 9.27 .6L14.15 2.92Q15.6 3.6 15.6 5.2L15.6 11.3Q15.6 12.9 14.16 13.6L9.26 15.99Q8 16.6 6.74 15.99L1.84 13.6Q.4 12.9 .4 11.3L.4 5.2Q.4 3.6 1.85 2.92Z", "M.9 4L8 7.5L15.1 4M8 7.5V16M4.2 1.9L11.6 5.5V9"]}
          shippingbox.fill: {fills: ["M7.45 16.98q-.51-.09-1.03-.34l-4.9-2.39q-1.84-.9-1.84-2.95V5.2q0-.63 .17-1.15 .01 .06 .03 .13 .07 .21 .28 .31L7.45 8.04v8.94ZM16.15 4.05q.18 .52 .18 1.15v6.1q0 2.05-1.85 2.95l-4.9 2.39q-.52 .25-1.03 .34V8.04l7.29-3.55q.21-.1 .28-.31 .02-.07 .03-.13ZM15.93 3.56q-.06-.05-.15-.08-.22-.07-.42 .03L12.14 5.07q-.04-.03-.09-.06l-7.6-3.9q-.19-.1-.4-.04L6.42-.05V-.06Q8-.8 9.58-.06l4.88 2.33q1.01 .47 1.47 1.29ZM.07 3.56q.46-.82 1.47-1.3L3.87 1.15q-.1 .08-.16 .2-.1 .2-.03 .42 .07 .22 .27 .32l6.97 3.58L8 7.09 .64 3.51q-.2-.1-.42-.03-.09 .03-.15 .08Z"]}
          shuffle: {strokes: ["M0 2.7H2.6C7.4 2.7 7.6 11.3 12.2 11.3H15.8M13.1 8.6L15.8 11.3L13.1 14", "M0 11.3H2.6C4.3 11.3 5.4 10.2 6.3 8.8", "M8.5 5.2C9.4 3.8 10.5 2.7 12.2 2.7H15.8M13.1 0L15.8 2.7L13.1 5.4"]}
          sidebar.leading: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M6.4 0V13.6M2.3 3.2H4M2.3 5.6H4M2.3 8H4"], flips: true}
          sidebar.left: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M6.4 0V13.6M2.3 3.2H4M2.3 5.6H4M2.3 8H4"]}
          sidebar.right: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M12 0V13.6M14.4 3.2H16.1M14.4 5.6H16.1M14.4 8H16.1"]}
          sidebar.squares.left: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M6.4 0V13.6", "M2.7 2.8H3.5A.3 .3 0 0 1 3.8 3.1V3.9A.3 .3 0 0 1 3.5 4.2H2.7A.3 .3 0 0 1 2.4 3.9V3.1A.3 .3 0 0 1 2.7 2.8Z", "M2.7 6.2H3.5A.3 .3 0 0 1 3.8 6.5V7.3A.3 .3 0 0 1 3.5 7.6H2.7A.3 .3 0 0 1 2.4 7.3V6.5A.3 .3 0 0 1 2.7 6.2Z", "M2.7 9.6H3.5A.3 .3 0 0 1 3.8 9.9V10.7A.3 .3 0 0 1 3.5 11H2.7A.3 .3 0 0 1 2.4 10.7V9.9A.3 .3 0 0 1 2.7 9.6Z"]}
          sidebar.trailing: {strokes: ["M2.6 0H15.8A2.6 2.6 0 0 1 18.4 2.6V11A2.6 2.6 0 0 1 15.8 13.6H2.6A2.6 2.6 0 0 1 0 11V2.6A2.6 2.6 0 0 1 2.6 0Z", "M12 0V13.6M14.4 3.2H16.1M14.4 5.6H16.1M14.4 8H16.1"], flips: true}
          signature: {strokes: ["M0 13.4H17.4M1.6 10.2C4.6 7 7.4 1 5.6.2C3.8-.6 3 5 3.4 8C3.8 10.8 5.6 8.4 6.8 6.4C7 8.6 8 9 9 7.4C9.8 8.8 11 8.4 11.8 7.2C12.6 8.4 14.4 8.2 15.8 7"]}
          signpost.right: {strokes: ["M7 0V16.6M1.4 2.6H11.6L14.6 5.6L11.6 8.6H1.4Q.6 8.6.6 7.8V3.4Q.6 2.6 1.4 2.6Z"]}
          simcard: {strokes: ["M2.3 0H7.5Q8.4 0 9.1.7L11.8 3.5Q12.5 4.2 12.5 5.2V13.9A2.3 2.3 0 0 1 10.2 16.2H2.3A2.3 2.3 0 0 1 0 13.9V2.3A2.3 2.3 0 0 1 2.3 0Z", "M4.4 7H8.1A1.4 1.4 0 0 1 9.5 8.4V11.8A1.4 1.4 0 0 1 8.1 13.2H4.4A1.4 1.4 0 0 1 3 11.8V8.4A1.4 1.4 0 0 1 4.4 7Z", "M6.25 7V13.2M3 10.1H9.5"]}
          simcard.fill: {fills: ["M12.32 3q.91 .9 .91 2.2v8.7q0 1.25-.89 2.14-.89 .89-2.14 .89H2.3q-1.25 0-2.14-.89-.88-.89-.89-2.14V2.3q0-1.25 .89-2.14Q1.05-.73 2.3-.73H7.5q1.2 0 2.11 .92L12.32 3ZM10.15 8.4q0-.85-.6-1.45-.6-.6-1.45-.6H4.4q-.85 0-1.45 .6-.6 .6-.6 1.45v3.4q0 .85 .6 1.45 .6 .6 1.45 .6H8.1q.85 0 1.45-.6 .6-.6 .6-1.45V8.4ZM4.4 7.65H5.6v1.8H3.65V8.4q0-.31 .22-.53 .22-.22 .53-.22ZM8.85 8.4V9.45H6.9V7.65H8.1q.31 0 .53 .22 .22 .22 .22 .53ZM3.65 11.8V10.75H5.6v1.8H4.4q-.31 0-.53-.22-.22-.22-.22-.53ZM8.1 12.55H6.9v-1.8H8.85V11.8q0 .31-.22 .53-.22 .22-.53 .22Z"]}
          slider.horizontal.2.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-4.4-2.4H-.6M3.4-2.4H4.4M-4.4 2.4H-3.4M.6 2.4H4.4", "M-.1-2.4A1.5 1.5 0 0 1 2.9-2.4A1.5 1.5 0 0 1-.1-2.4Z", "M-2.9 2.4A1.5 1.5 0 0 1 .1 2.4A1.5 1.5 0 0 1-2.9 2.4Z"]}
          slider.horizontal.3: {strokes: ["M0 0H8.4M13.6 0H17.4M0 6H3M8.2 6H17.4M0 12H9.4M14.6 12H17.4", "M9 0A2 2 0 0 1 13 0A2 2 0 0 1 9 0Z", "M3.6 6A2 2 0 0 1 7.6 6A2 2 0 0 1 3.6 6Z", "M10 12A2 2 0 0 1 14 12A2 2 0 0 1 10 12Z"]}
          slider.vertical.3: {strokes: ["M0 0L0-8.4M0-13.6L0-17.4M6 0L6-3M6-8.2L6-17.4M12 0L12-9.4M12-14.6L12-17.4", "M0-9A2 2 0 0 1 0-13A2 2 0 0 1 0-9Z", "M6-3.6A2 2 0 0 1 6-7.6A2 2 0 0 1 6-3.6Z", "M12-10A2 2 0 0 1 12-14A2 2 0 0 1 12-10Z"]}
          slowmo: {strokes: ["M-2.6 0A2.6 2.6 0 0 1 2.6 0A2.6 2.6 0 0 1-2.6 0Z", "M5.8 0L8 0M5.02 2.9L6.93 4M2.9 5.02L4 6.93M0 5.8L0 8M-2.9 5.02L-4 6.93M-5.02 2.9L-6.93 4M-5.8 0L-8 0M-5.02-2.9L-6.93-4M-2.9-5.02L-4-6.93M0-5.8L0-8M2.9-5.02L4-6.93M5.02-2.9L6.93-4"]}
          smallcircle.filled.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-2.7 0A2.7 2.7 0 0 1 2.7 0A2.7 2.7 0 0 1-2.7 0Z"]}
          snowflake: {file: snow2, height: 17.5}
          sparkle: {fills: ["M0-8.4Q1.18-1.18 8.4 0Q1.18 1.18 0 8.4Q-1.18 1.18-8.4 0Q-1.18-1.18 0-8.4Z"]}
          sparkles: {fills: ["M9.6-.2Q10.5 5.3 16 6.2Q10.5 7.1 9.6 12.6Q8.7 7.1 3.2 6.2Q8.7 5.3 9.6-.2Z", "M3.2 9.2Q3.68 12.12 6.6 12.6Q3.68 13.08 3.2 16Q2.72 13.08-.2 12.6Q2.72 12.12 3.2 9.2Z", "M3.4 0Q3.76 2.24 6 2.6Q3.76 2.96 3.4 5.2Q3.04 2.96 .8 2.6Q3.04 2.24 3.4 0Z"]}
          speaker: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"], flips: true}
          speaker.badge.exclamationmark.fill: {base: speaker.fill, badge: exclamationmark, flips: true}
          speaker.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"], flips: true}
          speaker.minus: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M11.4 6.7H16.4"]}
          speaker.minus.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M11.4 6.7H16.4"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"]}
          speaker.plus: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M11.4 6.7H16.8M14.1 4V9.4"]}
          speaker.plus.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M11.4 6.7H16.8M14.1 4V9.4"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"]}
          speaker.slash: {base: speaker, slash: true}
          speaker.slash.fill: {fills: ["M3.42 3.48l9.27 9.27q-.13 .88-.72 1.17-.76 .38-1.82-.45-.01-.01-.02-.02L6.54 10.42H4.8q-.88 0-1.5-.62-.62-.62-.62-1.5V5.1q0-.88 .62-1.5 .06-.06 .12-.12ZM7.12 2.48L10.13-.05q.01-.01 .02-.02 1.06-.83 1.82-.45 .76 .37 .76 1.72V8.08L7.12 2.48Z", "M.51-1.51L16.11 14.09A.72 .72 0 0 1 15.09 15.11L-.51-.49A.72 .72 0 0 1 .51-1.51Z"], flips: true}
          speaker.wave.1: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M10.91 3.79A5.2 5.2 0 0 1 10.91 9.61"], flips: true}
          speaker.wave.1.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M10.91 3.79A5.2 5.2 0 0 1 10.91 9.61"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"], flips: true}
          speaker.wave.2: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M10.91 3.79A5.2 5.2 0 0 1 10.91 9.61", "M13.06 1.65A8.2 8.2 0 0 1 13.06 11.75"], flips: true}
          speaker.wave.2.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M10.91 3.79A5.2 5.2 0 0 1 10.91 9.61", "M13.06 1.65A8.2 8.2 0 0 1 13.06 11.75"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"], flips: true}
          speaker.wave.3: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M10.91 3.79A5.2 5.2 0 0 1 10.91 9.61", "M13.06 1.65A8.2 8.2 0 0 1 13.06 11.75", "M15.18-.5A11.2 11.2 0 0 1 15.18 13.9"], flips: true}
          speaker.wave.3.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M10.91 3.79A5.2 5.2 0 0 1 10.91 9.61", "M13.06 1.65A8.2 8.2 0 0 1 13.06 11.75", "M15.18-.5A11.2 11.2 0 0 1 15.18 13.9"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"], flips: true}
          speaker.zzz: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M11.4 5.4H15L11.4 10H15", "M13.6 0H16.4L13.6 3.4H16.4"]}
          speaker.zzz.fill: {strokes: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z", "M11.4 5.4H15L11.4 10H15", "M13.6 0H16.4L13.6 3.4H16.4"], fills: ["M0 5.1A1.4 1.4 0 0 1 1.4 3.7H3.4L7.2.5Q8.6-.6 8.6 1.2V12.2Q8.6 14 7.2 12.9L3.4 9.7H1.4A1.4 1.4 0 0 1 0 8.3Z"]}
          square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"]}
          square.2.layers.3d: {strokes: ["M7.74 .56Q8.8 0 9.86 .56L16.54 4.04Q17.6 4.6 16.54 5.16L9.86 8.64Q8.8 9.2 7.74 8.64L1.06 5.16Q0 4.6 1.06 4.04Z", "M.8 9.2L8 13Q8.8 13.4 9.6 13L16.8 9.2"]}
          square.3.layers.3d: {strokes: ["M7.74 .56Q8.8 0 9.86 .56L16.54 4.04Q17.6 4.6 16.54 5.16L9.86 8.64Q8.8 9.2 7.74 8.64L1.06 5.16Q0 4.6 1.06 4.04Z", "M.8 8.9L8 12.7Q8.8 13.1 9.6 12.7L16.8 8.9", "M.8 12.7L8 16.5Q8.8 16.9 9.6 16.5L16.8 12.7"]}
          square.and.arrow.down: {strokes: ["M4.5 5.97H3.07A2.4 2.4 0 0 0 .67 8.37V15.57A2.4 2.4 0 0 0 3.07 17.97H11.67A2.4 2.4 0 0 0 14.07 15.57V8.37A2.4 2.4 0 0 0 11.67 5.97H10.24", "M7.37 1.6V12.2M4.67 9.7L7.37 12.4L10.07 9.7"], width: 1.33}
          square.and.arrow.down.fill: {fills: ["M8.43 5.47h2.32q1.34 0 2.28 .95 .95 .94 .95 2.28v6.05q0 1.34-.95 2.28-.94 .95-2.28 .95H2.5q-1.34 0-2.28-.95-.95-.94-.95-2.28V8.7q0-1.34 .95-2.28 .94-.95 2.28-.95H4.83V6.58l-.24-.24q-.52-.53-1.27-.54-.75-.01-1.28 .51-.53 .52-.54 1.27-.01 .75 .51 1.28l3.33 3.4q.52 .53 1.26 .54 .75 .01 1.28-.51 .02-.02 .03-.03l3.33-3.4q.52-.53 .51-1.28-.01-.75-.54-1.27-.53-.52-1.28-.51-.75 .01-1.27 .54l-.23 .24V5.47ZM7.35 9.22L9.43 7.09q.21-.21 .51-.21 .3-.01 .52 .2 .21 .21 .21 .51 .01 .3-.2 .52l-3.33 3.4q0 0-.01 .01-.21 .21-.51 .2-.3 0-.51-.21L2.78 8.11q-.21-.22-.2-.52 0-.3 .21-.51 .22-.21 .52-.2 .3 0 .51 .21L5.9 9.22V0q0-.3 .21-.51 .21-.21 .51-.22 .31 .01 .52 .22Q7.35-.3 7.35 0V9.22Z"]}
          square.and.arrow.down.on.square: {strokes: ["M8.4 9.2L6.9 9.2A2.5 2.5 0 0 0 4.4 11.7L4.4 17.75A2.5 2.5 0 0 0 6.9 20.25L15.15 20.25A2.5 2.5 0 0 0 17.65 17.75L17.65 11.7A2.5 2.5 0 0 0 15.15 9.2L13.65 9.2", "M11.03 3L11.03 13.9M7.7 10.6L11.03 14L14.35 10.6", "M2.2 15.4A2.5 2.5 0 0 1 0 12.9V6.5A2.5 2.5 0 0 1 2.5 4H7.6"]}
          square.and.arrow.up: {strokes: ["M4.5 5.97H3.07A2.4 2.4 0 0 0 .67 8.37V15.57A2.4 2.4 0 0 0 3.07 17.97H11.67A2.4 2.4 0 0 0 14.07 15.57V8.37A2.4 2.4 0 0 0 11.67 5.97H10.24", "M7.37 11.44V.9M4.67 3.37L7.37 .67L10.07 3.37"], width: 1.33}
          square.and.arrow.up.badge.clock: {base: square.and.arrow.up, badge: clock.fill}
          square.and.arrow.up.badge.clock.fill: {base: square.and.arrow.up.fill, badge: clock.fill}
          square.and.arrow.up.fill: {fills: ["M5.35 12.47Q5.88 13 6.62 13q.75 0 1.28-.53 .52-.52 .53-1.27V5.47h2.32q1.34 0 2.28 .95 .95 .94 .95 2.28v6.05q0 1.34-.95 2.28-.94 .95-2.28 .95H2.5q-1.34 0-2.28-.95-.95-.94-.95-2.28V8.7q0-1.34 .95-2.28 .94-.95 2.28-.95H4.83V11.2q-.01 .75 .52 1.27ZM5.9 1.78L3.82 3.91q-.21 .21-.51 .21-.3 .01-.52-.2-.21-.21-.21-.51-.01-.3 .2-.52L6.11-.51q.21-.21 .51-.21 .3-.01 .51 .2 .01 .01 .01 .01l3.33 3.4q.21 .22 .2 .52 0 .3-.21 .51-.22 .21-.52 .2-.3 0-.51-.21L7.35 1.78V11.2q0 .3-.21 .51-.21 .21-.52 .21-.3 0-.51-.21-.21-.21-.21-.51V1.78Z"]}
          square.and.arrow.up.on.square: {strokes: ["M8.4 9.2L6.9 9.2A2.5 2.5 0 0 0 4.4 11.7L4.4 17.75A2.5 2.5 0 0 0 6.9 20.25L15.15 20.25A2.5 2.5 0 0 0 17.65 17.75L17.65 11.7A2.5 2.5 0 0 0 15.15 9.2L13.65 9.2", "M11.03 14.2L11.03 3.2M7.7 6.4L11.03 3L14.35 6.4", "M2.2 15.4A2.5 2.5 0 0 1 0 12.9V6.5A2.5 2.5 0 0 1 2.5 4H7.6"]}
          square.and.line.vertical.and.square: {strokes: ["M1.8 2.4H4.2A1.8 1.8 0 0 1 6 4.2V9.8A1.8 1.8 0 0 1 4.2 11.6H1.8A1.8 1.8 0 0 1 0 9.8V4.2A1.8 1.8 0 0 1 1.8 2.4Z", "M14.2 2.4H16.6A1.8 1.8 0 0 1 18.4 4.2V9.8A1.8 1.8 0 0 1 16.6 11.6H14.2A1.8 1.8 0 0 1 12.4 9.8V4.2A1.8 1.8 0 0 1 14.2 2.4Z", "M9.2 0V14"]}
          square.and.pencil: {strokes: ["M9 2.2H2.7A2.7 2.7 0 0 0 0 4.9V13.5A2.7 2.7 0 0 0 2.7 16.2H11.4A2.7 2.7 0 0 0 14.1 13.5V7.6", "M5.4 10.9L6.4 8L13.5.9A1.25 1.25 0 0 1 15.3.9L15.5 1.1A1.25 1.25 0 0 1 15.5 2.9L8.4 10Z"]}
          square.badge.plus.fill: {base: square.fill, badge: plus}
          square.dashed: {strokes: ["M0 3.8V3.4A3.4 3.4 0 0 1 3.4 0H3.8M10.6 0H11A3.4 3.4 0 0 1 14.4 3.4V3.8M14.4 10.6V11A3.4 3.4 0 0 1 11 14.4H10.6M3.8 14.4H3.4A3.4 3.4 0 0 1 0 11V10.6M6 0H8.4M6 14.4H8.4M0 6V8.4M14.4 6V8.4"]}
          square.fill: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"], fills: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"]}
          square.fill.on.square.fill: {fills: ["M17.33 7.8v6q0 1.46-1.04 2.49-1.03 1.04-2.49 1.04h-6q-1.46 0-2.49-1.04-1.03-1.03-1.03-2.49v-6q0-1.46 1.03-2.49Q6.34 4.28 7.8 4.28h6q1.46 0 2.49 1.03 1.04 1.03 1.04 2.49ZM7.8 3Q5.81 3 4.41 4.41 3 5.81 3 7.8v4.53H2.8q-1.46 0-2.49-1.04Q-.72 10.26-.73 8.8v-6q0-1.46 1.04-2.49Q1.34-.72 2.8-.73h6q1.46 0 2.49 1.04 1.04 1.03 1.04 2.49V3H7.8Z"]}
          square.filled.on.square: {strokes: ["M2.6 11.6A2.8 2.8 0 0 1 0 8.8V2.8A2.8 2.8 0 0 1 2.8 0H8.8A2.8 2.8 0 0 1 11.6 2.6", "M7.8 5H13.8A2.8 2.8 0 0 1 16.6 7.8V13.8A2.8 2.8 0 0 1 13.8 16.6H7.8A2.8 2.8 0 0 1 5 13.8V7.8A2.8 2.8 0 0 1 7.8 5Z"], fills: ["M7.8 5H13.8A2.8 2.8 0 0 1 16.6 7.8V13.8A2.8 2.8 0 0 1 13.8 16.6H7.8A2.8 2.8 0 0 1 5 13.8V7.8A2.8 2.8 0 0 1 7.8 5Z"]}
          square.grid.2x2: {strokes: ["M1.6 0H4.3A1.6 1.6 0 0 1 5.9 1.6V4.3A1.6 1.6 0 0 1 4.3 5.9H1.6A1.6 1.6 0 0 1 0 4.3V1.6A1.6 1.6 0 0 1 1.6 0Z", "M10.6 0H13.3A1.6 1.6 0 0 1 14.9 1.6V4.3A1.6 1.6 0 0 1 13.3 5.9H10.6A1.6 1.6 0 0 1 9 4.3V1.6A1.6 1.6 0 0 1 10.6 0Z", "M1.6 9H4.3A1.6 1.6 0 0 1 5.9 10.6V13.3A1.6 1.6 0 0 1 4.3 14.9H1.6A1.6 1.6 0 0 1 0 13.3V10.6A1.6 1.6 0 0 1 1.6 9Z", "M10.6 9H13.3A1.6 1.6 0 0 1 14.9 10.6V13.3A1.6 1.6 0 0 1 13.3 14.9H10.6A1.6 1.6 0 0 1 9 13.3V10.6A1.6 1.6 0 0 1 10.6 9Z"]}
          square.grid.2x2.fill: {fills: ["M2 0H5.3A2 2 0 0 1 7.3 2V5.3A2 2 0 0 1 5.3 7.3H2A2 2 0 0 1 0 5.3V2A2 2 0 0 1 2 0Z", "M2 9H5.3A2 2 0 0 1 7.3 11V14.3A2 2 0 0 1 5.3 16.3H2A2 2 0 0 1 0 14.3V11A2 2 0 0 1 2 9Z", "M11 0H14.3A2 2 0 0 1 16.3 2V5.3A2 2 0 0 1 14.3 7.3H11A2 2 0 0 1 9 5.3V2A2 2 0 0 1 11 0Z", "M11 9H14.3A2 2 0 0 1 16.3 11V14.3A2 2 0 0 1 14.3 16.3H11A2 2 0 0 1 9 14.3V11A2 2 0 0 1 11 9Z"]}
          square.grid.3x2: {strokes: ["M1.2 0H2.6A1.2 1.2 0 0 1 3.8 1.2V3.8A1.2 1.2 0 0 1 2.6 5H1.2A1.2 1.2 0 0 1 0 3.8V1.2A1.2 1.2 0 0 1 1.2 0Z", "M1.2 8H2.6A1.2 1.2 0 0 1 3.8 9.2V11.8A1.2 1.2 0 0 1 2.6 13H1.2A1.2 1.2 0 0 1 0 11.8V9.2A1.2 1.2 0 0 1 1.2 8Z", "M8.3 0H9.7A1.2 1.2 0 0 1 10.9 1.2V3.8A1.2 1.2 0 0 1 9.7 5H8.3A1.2 1.2 0 0 1 7.1 3.8V1.2A1.2 1.2 0 0 1 8.3 0Z", "M8.3 8H9.7A1.2 1.2 0 0 1 10.9 9.2V11.8A1.2 1.2 0 0 1 9.7 13H8.3A1.2 1.2 0 0 1 7.1 11.8V9.2A1.2 1.2 0 0 1 8.3 8Z", "M15.4 0H16.8A1.2 1.2 0 0 1 18 1.2V3.8A1.2 1.2 0 0 1 16.8 5H15.4A1.2 1.2 0 0 1 14.2 3.8V1.2A1.2 1.2 0 0 1 15.4 0Z", "M15.4 8H16.8A1.2 1.2 0 0 1 18 9.2V11.8A1.2 1.2 0 0 1 16.8 13H15.4A1.2 1.2 0 0 1 14.2 11.8V9.2A1.2 1.2 0 0 1 15.4 8Z"]}
          square.grid.3x2.fill: {strokes: ["M1.2 0H2.6A1.2 1.2 0 0 1 3.8 1.2V3.8A1.2 1.2 0 0 1 2.6 5H1.2A1.2 1.2 0 0 1 0 3.8V1.2A1.2 1.2 0 0 1 1.2 0Z", "M1.2 8H2.6A1.2 1.2 0 0 1 3.8 9.2V11.8A1.2 1.2 0 0 1 2.6 13H1.2A1.2 1.2 0 0 1 0 11.8V9.2A1.2 1.2 0 0 1 1.2 8Z", "M8.3 0H9.7A1.2 1.2 0 0 1 10.9 1.2V3.8A1.2 1.2 0 0 1 9.7 5H8.3A1.2 1.2 0 0 1 7.1 3.8V1.2A1.2 1.2 0 0 1 8.3 0Z", "M8.3 8H9.7A1.2 1.2 0 0 1 10.9 9.2V11.8A1.2 1.2 0 0 1 9.7 13H8.3A1.2 1.2 0 0 1 7.1 11.8V9.2A1.2 1.2 0 0 1 8.3 8Z", "M15.4 0H16.8A1.2 1.2 0 0 1 18 1.2V3.8A1.2 1.2 0 0 1 16.8 5H15.4A1.2 1.2 0 0 1 14.2 3.8V1.2A1.2 1.2 0 0 1 15.4 0Z", "M15.4 8H16.8A1.2 1.2 0 0 1 18 9.2V11.8A1.2 1.2 0 0 1 16.8 13H15.4A1.2 1.2 0 0 1 14.2 11.8V9.2A1.2 1.2 0 0 1 15.4 8Z"], fills: ["M1.2 0H2.6A1.2 1.2 0 0 1 3.8 1.2V3.8A1.2 1.2 0 0 1 2.6 5H1.2A1.2 1.2 0 0 1 0 3.8V1.2A1.2 1.2 0 0 1 1.2 0Z", "M1.2 8H2.6A1.2 1.2 0 0 1 3.8 9.2V11.8A1.2 1.2 0 0 1 2.6 13H1.2A1.2 1.2 0 0 1 0 11.8V9.2A1.2 1.2 0 0 1 1.2 8Z", "M8.3 0H9.7A1.2 1.2 0 0 1 10.9 1.2V3.8A1.2 1.2 0 0 1 9.7 5H8.3A1.2 1.2 0 0 1 7.1 3.8V1.2A1.2 1.2 0 0 1 8.3 0Z", "M8.3 8H9.7A1.2 1.2 0 0 1 10.9 9.2V11.8A1.2 1.2 0 0 1 9.7 13H8.3A1.2 1.2 0 0 1 7.1 11.8V9.2A1.2 1.2 0 0 1 8.3 8Z", "M15.4 0H16.8A1.2 1.2 0 0 1 18 1.2V3.8A1.2 1.2 0 0 1 16.8 5H15.4A1.2 1.2 0 0 1 14.2 3.8V1.2A1.2 1.2 0 0 1 15.4 0Z", "M15.4 8H16.8A1.2 1.2 0 0 1 18 9.2V11.8A1.2 1.2 0 0 1 16.8 13H15.4A1.2 1.2 0 0 1 14.2 11.8V9.2A1.2 1.2 0 0 1 15.4 8Z"]}
          square.grid.3x3: {strokes: ["M.9 0H2.3A.9 .9 0 0 1 3.2 .9V2.3A.9 .9 0 0 1 2.3 3.2H.9A.9 .9 0 0 1 0 2.3V.9A.9 .9 0 0 1 .9 0Z", "M.9 5.9H2.3A.9 .9 0 0 1 3.2 6.8V8.2A.9 .9 0 0 1 2.3 9.1H.9A.9 .9 0 0 1 0 8.2V6.8A.9 .9 0 0 1 .9 5.9Z", "M.9 11.8H2.3A.9 .9 0 0 1 3.2 12.7V14.1A.9 .9 0 0 1 2.3 15H.9A.9 .9 0 0 1 0 14.1V12.7A.9 .9 0 0 1 .9 11.8Z", "M6.8 0H8.2A.9 .9 0 0 1 9.1 .9V2.3A.9 .9 0 0 1 8.2 3.2H6.8A.9 .9 0 0 1 5.9 2.3V.9A.9 .9 0 0 1 6.8 0Z", "M6.8 5.9H8.2A.9 .9 0 0 1 9.1 6.8V8.2A.9 .9 0 0 1 8.2 9.1H6.8A.9 .9 0 0 1 5.9 8.2V6.8A.9 .9 0 0 1 6.8 5.9Z", "M6.8 11.8H8.2A.9 .9 0 0 1 9.1 12.7V14.1A.9 .9 0 0 1 8.2 15H6.8A.9 .9 0 0 1 5.9 14.1V12.7A.9 .9 0 0 1 6.8 11.8Z", "M12.7 0H14.1A.9 .9 0 0 1 15 .9V2.3A.9 .9 0 0 1 14.1 3.2H12.7A.9 .9 0 0 1 11.8 2.3V.9A.9 .9 0 0 1 12.7 0Z", "M12.7 5.9H14.1A.9 .9 0 0 1 15 6.8V8.2A.9 .9 0 0 1 14.1 9.1H12.7A.9 .9 0 0 1 11.8 8.2V6.8A.9 .9 0 0 1 12.7 5.9Z", "M12.7 11.8H14.1A.9 .9 0 0 1 15 12.7V14.1A.9 .9 0 0 1 14.1 15H12.7A.9 .9 0 0 1 11.8 14.1V12.7A.9 .9 0 0 1 12.7 11.8Z"]}
          square.grid.3x3.fill: {fills: ["M1.3 0H3.4A1.3 1.3 0 0 1 4.7 1.3V3.4A1.3 1.3 0 0 1 3.4 4.7H1.3A1.3 1.3 0 0 1 0 3.4V1.3A1.3 1.3 0 0 1 1.3 0Z", "M1.3 6H3.4A1.3 1.3 0 0 1 4.7 7.3V9.4A1.3 1.3 0 0 1 3.4 10.7H1.3A1.3 1.3 0 0 1 0 9.4V7.3A1.3 1.3 0 0 1 1.3 6Z", "M1.3 12H3.4A1.3 1.3 0 0 1 4.7 13.3V15.4A1.3 1.3 0 0 1 3.4 16.7H1.3A1.3 1.3 0 0 1 0 15.4V13.3A1.3 1.3 0 0 1 1.3 12Z", "M7.3 0H9.4A1.3 1.3 0 0 1 10.7 1.3V3.4A1.3 1.3 0 0 1 9.4 4.7H7.3A1.3 1.3 0 0 1 6 3.4V1.3A1.3 1.3 0 0 1 7.3 0Z", "M7.3 6H9.4A1.3 1.3 0 0 1 10.7 7.3V9.4A1.3 1.3 0 0 1 9.4 10.7H7.3A1.3 1.3 0 0 1 6 9.4V7.3A1.3 1.3 0 0 1 7.3 6Z", "M7.3 12H9.4A1.3 1.3 0 0 1 10.7 13.3V15.4A1.3 1.3 0 0 1 9.4 16.7H7.3A1.3 1.3 0 0 1 6 15.4V13.3A1.3 1.3 0 0 1 7.3 12Z", "M13.3 0H15.4A1.3 1.3 0 0 1 16.7 1.3V3.4A1.3 1.3 0 0 1 15.4 4.7H13.3A1.3 1.3 0 0 1 12 3.4V1.3A1.3 1.3 0 0 1 13.3 0Z", "M13.3 6H15.4A1.3 1.3 0 0 1 16.7 7.3V9.4A1.3 1.3 0 0 1 15.4 10.7H13.3A1.3 1.3 0 0 1 12 9.4V7.3A1.3 1.3 0 0 1 13.3 6Z", "M13.3 12H15.4A1.3 1.3 0 0 1 16.7 13.3V15.4A1.3 1.3 0 0 1 15.4 16.7H13.3A1.3 1.3 0 0 1 12 15.4V13.3A1.3 1.3 0 0 1 13.3 12Z"]}
          square.lefthalf.filled: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"], fills: ["M0-7.2H-3.8A3.4 3.4 0 0 0-7.2-3.8V3.8A3.4 3.4 0 0 0-3.8 7.2H0Z"]}
          square.on.square: {strokes: ["M2.6 11.6A2.8 2.8 0 0 1 0 8.8V2.8A2.8 2.8 0 0 1 2.8 0H8.8A2.8 2.8 0 0 1 11.6 2.6", "M7.8 5H13.8A2.8 2.8 0 0 1 16.6 7.8V13.8A2.8 2.8 0 0 1 13.8 16.6H7.8A2.8 2.8 0 0 1 5 13.8V7.8A2.8 2.8 0 0 1 7.8 5Z"]}
          square.on.square.badge.person.crop: {base: square.on.square, badge: person.fill}
          square.on.square.dashed: {strokes: ["M7.8 5H13.8A2.8 2.8 0 0 1 16.6 7.8V13.8A2.8 2.8 0 0 1 13.8 16.6H7.8A2.8 2.8 0 0 1 5 13.8V7.8A2.8 2.8 0 0 1 7.8 5Z", "M0 8.8V8.2M0 5V3.6", "M0 2.8A2.8 2.8 0 0 1 2.8 0M5.2 0H6.6M9 0A2.8 2.8 0 0 1 11.6 2.6M2.6 11.6A2.8 2.8 0 0 1 0 8.8"]}
          square.righthalf.filled: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z"], fills: ["M0-7.2L3.8-7.2A3.4 3.4 0 0 1 7.2-3.8L7.2 3.8A3.4 3.4 0 0 1 3.8 7.2L0 7.2Z"]}
          square.slash.fill: {base: square.fill, slash: true}
          square.split.2x1: {strokes: ["M3 0H11.4A3 3 0 0 1 14.4 3V11.4A3 3 0 0 1 11.4 14.4H3A3 3 0 0 1 0 11.4V3A3 3 0 0 1 3 0Z", "M7.2 0V14.4"]}
          square.split.2x1.fill: {fills: ["M15.12 3v8.4q0 1.54-1.09 2.63-1.09 1.09-2.63 1.09H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73h8.4q1.54 0 2.63 1.1Q15.12 1.46 15.12 3ZM7.66 14.86q.19-.19 .19-.46V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q6.55-.27 6.55 0V14.4q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19Z"]}
          square.split.2x2: {strokes: ["M3 0H11.4A3 3 0 0 1 14.4 3V11.4A3 3 0 0 1 11.4 14.4H3A3 3 0 0 1 0 11.4V3A3 3 0 0 1 3 0Z", "M7.2 0V14.4M0 7.2H14.4"]}
          square.split.2x2.fill: {fills: ["M15.12 3v8.4q0 1.54-1.09 2.63-1.09 1.09-2.63 1.09H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73h8.4q1.54 0 2.63 1.1Q15.12 1.46 15.12 3ZM14.4 6.55H7.85V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q6.55-.27 6.55 0V6.55H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H6.55V14.4q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V7.85H14.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19Z"]}
          square.stack: {strokes: ["M2.8 4.8H12.2A2.8 2.8 0 0 1 15 7.6V14A2.8 2.8 0 0 1 12.2 16.8H2.8A2.8 2.8 0 0 1 0 14V7.6A2.8 2.8 0 0 1 2.8 4.8Z", "M1.6 2.4H13.4M3.2 0H11.8"]}
          square.stack.3d.up: {strokes: ["M7.74 .56Q8.8 0 9.86 .56L16.54 4.04Q17.6 4.6 16.54 5.16L9.86 8.64Q8.8 9.2 7.74 8.64L1.06 5.16Q0 4.6 1.06 4.04Z", "M.8 8.9L8 12.7Q8.8 13.1 9.6 12.7L16.8 8.9", "M.8 12.7L8 16.5Q8.8 16.9 9.6 16.5L16.8 12.7"]}
          square.stack.fill: {strokes: ["M2.8 4.8H12.2A2.8 2.8 0 0 1 15 7.6V14A2.8 2.8 0 0 1 12.2 16.8H2.8A2.8 2.8 0 0 1 0 14V7.6A2.8 2.8 0 0 1 2.8 4.8Z", "M1.6 2.4H13.4M3.2 0H11.8"], fills: ["M2.8 4.8H12.2A2.8 2.8 0 0 1 15 7.6V14A2.8 2.8 0 0 1 12.2 16.8H2.8A2.8 2.8 0 0 1 0 14V7.6A2.8 2.8 0 0 1 2.8 4.8Z"]}
          square.text.square: {strokes: ["M3.2 0H11.8A3.2 3.2 0 0 1 15 3.2V11.8A3.2 3.2 0 0 1 11.8 15H3.2A3.2 3.2 0 0 1 0 11.8V3.2A3.2 3.2 0 0 1 3.2 0Z", "M4 5H11M4 7.6H11M4 10.2H8.4"]}
          square.text.square.fill: {fills: ["M15.73 3.2v8.6q0 1.63-1.15 2.78-1.15 1.15-2.78 1.15H3.2q-1.63 0-2.78-1.15Q-.73 13.43-.73 11.8V3.2q0-1.63 1.15-2.78Q1.57-.73 3.2-.73h8.6q1.63 0 2.78 1.15 1.15 1.15 1.15 2.78ZM11.46 7.14q-.19-.19-.46-.19H4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h7q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM11.46 4.54q-.19-.19-.46-.19H4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19h7q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46ZM8.86 9.74q-.19-.19-.46-.19H4q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H8.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          star: {strokes: ["M0 -8.96L2.11 -2.91L8.53 -2.77L3.41 1.11L5.27 7.25L0 3.58L-5.27 7.25L-3.41 1.11L-8.53 -2.77L-2.11 -2.91Z"], width: 1.28, rise: 0.3}
          star.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z"], fills: ["M8.8 2.7L9.85 5.15L12.51 5.39L10.51 7.15L11.09 9.76L8.8 8.39L6.51 9.76L7.09 7.15L5.09 5.39L7.75 5.15Z"]}
          star.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM12.51 5.39L9.85 5.15 8.8 2.7 7.75 5.15 5.09 5.39l2 1.76-.58 2.61L8.8 8.39l2.29 1.37-.58-2.61 2-1.76Z"]}
          star.fill: {strokes: ["M0 -8.96L2.11 -2.91L8.53 -2.77L3.41 1.11L5.27 7.25L0 3.58L-5.27 7.25L-3.41 1.11L-8.53 -2.77L-2.11 -2.91Z"], fills: ["M0 -8.96L2.11 -2.91L8.53 -2.77L3.41 1.11L5.27 7.25L0 3.58L-5.27 7.25L-3.41 1.11L-8.53 -2.77L-2.11 -2.91Z"], width: 1.28, rise: 0.3}
          star.leadinghalf.filled: {strokes: ["M0 -8.88L2.09 -2.88L8.45 -2.75L3.38 1.1L5.22 7.19L0 3.55L-5.22 7.19L-3.38 1.1L-8.45 -2.75L-2.09 -2.88Z"], fills: ["M0 -8.88L0 3.55L-5.22 7.19L-3.38 1.1L-8.45 -2.75L-2.09 -2.88Z"], width: 1.3, flips: true}
          star.slash.fill: {base: star.fill, slash: true}
          stop: {strokes: ["M2.4 0H10.6A2.4 2.4 0 0 1 13 2.4V10.6A2.4 2.4 0 0 1 10.6 13H2.4A2.4 2.4 0 0 1 0 10.6V2.4A2.4 2.4 0 0 1 2.4 0Z"]}
          stop.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z"], fills: ["M-1.8-2.8H1.8A1 1 0 0 1 2.8-1.8V1.8A1 1 0 0 1 1.8 2.8H-1.8A1 1 0 0 1-2.8 1.8V-1.8A1 1 0 0 1-1.8-2.8Z"]}
          stop.circle.fill: {fills: ["M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1-8.5 0ZM-1.8-2.8C-2.35-2.8-2.8-2.35-2.8-1.8V1.8C-2.8 2.35-2.35 2.8-1.8 2.8H1.8C2.35 2.8 2.8 2.35 2.8 1.8V-1.8C2.8-2.35 2.35-2.8 1.8-2.8H-1.8Z"]}
          stop.fill: {strokes: ["M2.4 0H10.6A2.4 2.4 0 0 1 13 2.4V10.6A2.4 2.4 0 0 1 10.6 13H2.4A2.4 2.4 0 0 1 0 10.6V2.4A2.4 2.4 0 0 1 2.4 0Z"], fills: ["M2.4 0H10.6A2.4 2.4 0 0 1 13 2.4V10.6A2.4 2.4 0 0 1 10.6 13H2.4A2.4 2.4 0 0 1 0 10.6V2.4A2.4 2.4 0 0 1 2.4 0Z"]}
          stopwatch: {strokes: ["M-7 0A7 7 0 0 1 7 0A7 7 0 0 1-7 0Z", "M0-7V-9.6M-2.4-9.6H2.4M5.6-6.2L6.8-7.4M0-3.8V0"]}
          storefront: {strokes: ["M1.8 0H15.2L17 5A2.12 2.12 0 0 1 12.75 5A2.12 2.12 0 0 1 8.5 5A2.12 2.12 0 0 1 4.25 5A2.12 2.12 0 0 1 0 5Z", "M1.6 8.2V13.4A1.6 1.6 0 0 0 3.2 15H13.8A1.6 1.6 0 0 0 15.4 13.4V8.2M9.4 15V11.4Q9.4 10.6 10.2 10.6H11.6Q12.4 10.6 12.4 11.4V15"]}
          strikethrough: {strokes: ["M9 2.4C8.2.8 6.6 0 4.9 0C2.6 0 .8 1.3.8 3.3C.8 4.6 1.5 5.4 2.6 6M.2 9.8C.8 11.8 2.6 13 4.9 13C7.4 13 9.3 11.6 9.3 9.4C9.3 8.4 9 7.6 8.4 7M-1.2 6.5H11"]}
          suit.club.fill: {file: suit-club-fill, height: 16}
          suit.diamond.fill: {file: suit-diamond-fill, height: 16}
          suit.spade.fill: {file: suit-spade-fill, height: 16}
          suitcase: {strokes: ["M2.5 3H14.9A2.5 2.5 0 0 1 17.4 5.5V12.5A2.5 2.5 0 0 1 14.9 15H2.5A2.5 2.5 0 0 1 0 12.5V5.5A2.5 2.5 0 0 1 2.5 3Z", "M5.4 3V1.8A1.8 1.8 0 0 1 7.2 0H10.2A1.8 1.8 0 0 1 12 1.8V3", "M4.4 3V15M13 3V15"]}
          suitcase.fill: {fills: ["M4.68 2.28V1.8q0-1.05 .73-1.79Q6.15-.73 7.2-.73h3q1.05 0 1.79 .74 .74 .74 .74 1.79v.48H14.9q1.34 0 2.28 .94 .94 .94 .94 2.28v7q0 1.34-.94 2.28-.94 .95-2.28 .95H2.5q-1.34 0-2.28-.95-.95-.94-.95-2.28v-7q0-1.34 .95-2.28 .94-.94 2.28-.94H4.68ZM4.68 2.33q-.13-.05-.28-.05-.3 0-.51 .21Q3.67 2.7 3.68 3V15q-.01 .3 .21 .51 .21 .21 .51 .22 .3-.01 .51-.22 .21-.21 .22-.51V3.67q-.14-.05-.24-.16Q4.68 3.3 4.68 3V2.33ZM12.28 3.67V15q-.01 .3 .21 .51 .21 .21 .51 .22 .3-.01 .51-.22 .21-.21 .22-.51V3q-.01-.3-.22-.51-.21-.21-.51-.21-.15 0-.27 .05V3q-.01 .3-.22 .51-.1 .11-.23 .16ZM6.12 2.28h5.16V1.8q0-.45-.32-.76-.31-.31-.76-.31l-3-.01q-.45 0-.76 .32-.32 .31-.32 .76v.48Z"]}
          sun.horizon: {strokes: ["M4.8 10A4.2 4.2 0 0 1 13.2 10", "M0 10H18M4.6 13.4H13.4", "M9 2.2V3.6M3.4 4.4L4.4 5.4M14.6 4.4L13.6 5.4"]}
          sun.max: {strokes: ["M-3.9 0A3.9 3.9 0 0 1 3.9 0A3.9 3.9 0 0 1-3.9 0Z", "M7 0L8.7 0M4.95 4.95L6.15 6.15M0 7L0 8.7M-4.95 4.95L-6.15 6.15M-7 0L-8.7 0M-4.95-4.95L-6.15-6.15M0-7L0-8.7M4.95-4.95L6.15-6.15"]}
          sun.max.fill: {strokes: ["M-3.9 0A3.9 3.9 0 0 1 3.9 0A3.9 3.9 0 0 1-3.9 0Z", "M7 0L8.7 0M4.95 4.95L6.15 6.15M0 7L0 8.7M-4.95 4.95L-6.15 6.15M-7 0L-8.7 0M-4.95-4.95L-6.15-6.15M0-7L0-8.7M4.95-4.95L6.15-6.15"], fills: ["M-3.9 0A3.9 3.9 0 0 1 3.9 0A3.9 3.9 0 0 1-3.9 0Z"]}
          sun.min: {strokes: ["M-3.9 0A3.9 3.9 0 0 1 3.9 0A3.9 3.9 0 0 1-3.9 0Z", "M6.6 0L6.9 0M4.67 4.67L4.88 4.88M0 6.6L0 6.9M-4.67 4.67L-4.88 4.88M-6.6 0L-6.9 0M-4.67-4.67L-4.88-4.88M0-6.6L0-6.9M4.67-4.67L4.88-4.88"]}
          sunrise: {strokes: ["M5.2 12.4A3.8 3.8 0 0 1 12.8 12.4", "M0 12.4H2.6M15.4 12.4H18M1.2 15.6H16.8M3.2 6.6L4.4 7.8M14.8 6.6L13.6 7.8", "M9 5.8V.2M6.7 2.3L9 0L11.3 2.3"]}
          sunrise.fill: {strokes: ["M5.2 12.4A3.8 3.8 0 0 1 12.8 12.4", "M0 12.4H2.6M15.4 12.4H18M1.2 15.6H16.8M3.2 6.6L4.4 7.8M14.8 6.6L13.6 7.8", "M9 5.8V.2M6.7 2.3L9 0L11.3 2.3"], fills: ["M5.2 12.4A3.8 3.8 0 0 1 12.8 12.4Z"]}
          sunset: {strokes: ["M5.2 12.4A3.8 3.8 0 0 1 12.8 12.4", "M0 12.4H2.6M15.4 12.4H18M1.2 15.6H16.8M3.2 6.6L4.4 7.8M14.8 6.6L13.6 7.8", "M9 0V5.6M6.7 3.5L9 5.8L11.3 3.5"]}
          sunset.fill: {strokes: ["M5.2 12.4A3.8 3.8 0 0 1 12.8 12.4", "M0 12.4H2.6M15.4 12.4H18M1.2 15.6H16.8M3.2 6.6L4.4 7.8M14.8 6.6L13.6 7.8", "M9 0V5.6M6.7 3.5L9 5.8L11.3 3.5"], fills: ["M5.2 12.4A3.8 3.8 0 0 1 12.8 12.4Z"]}
          switch.2: {strokes: ["M3.1 0H11.9A3.1 3.1 0 0 1 15 3.1V3.1A3.1 3.1 0 0 1 11.9 6.2H3.1A3.1 3.1 0 0 1 0 3.1V3.1A3.1 3.1 0 0 1 3.1 0Z", "M3.1 9H11.9A3.1 3.1 0 0 1 15 12.1V12.1A3.1 3.1 0 0 1 11.9 15.2H3.1A3.1 3.1 0 0 1 0 12.1V12.1A3.1 3.1 0 0 1 3.1 9Z"], fills: ["M9.9 3.1A2 2 0 0 1 13.9 3.1A2 2 0 0 1 9.9 3.1Z", "M1.1 12.1A2 2 0 0 1 5.1 12.1A2 2 0 0 1 1.1 12.1Z"]}
          tablecells: {strokes: ["M2.6 0H14.8A2.6 2.6 0 0 1 17.4 2.6V11.6A2.6 2.6 0 0 1 14.8 14.2H2.6A2.6 2.6 0 0 1 0 11.6V2.6A2.6 2.6 0 0 1 2.6 0Z", "M0 4.8H17.4M0 9.5H17.4M5.8 0V14.2M11.6 0V14.2"]}
          tablecells.fill: {fills: ["M18.12 2.6v9q0 1.38-.97 2.35-.97 .97-2.35 .97H2.6q-1.38 0-2.35-.97-.97-.97-.97-2.35l-.01-9q0-1.38 .98-2.35Q1.22-.72 2.6-.73H14.8q1.38 0 2.35 .98 .97 .97 .97 2.35ZM5.15 5.45v3.4H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H5.15V14.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V10.15h4.5V14.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46V10.15H17.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H12.25V5.45H17.4q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H12.25V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46V4.15H6.45V0q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Q5.15-.27 5.15 0V4.15H0q-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19H5.15ZM6.45 8.85V5.45h4.5v3.4H6.45Z"]}
          tag: {strokes: ["M0 2.2A2.2 2.2 0 0 1 2.2 0H7.4A2.8 2.8 0 0 1 9.4.8L15.2 6.6A2.2 2.2 0 0 1 15.2 9.7L9.7 15.2A2.2 2.2 0 0 1 6.6 15.2L.8 9.4A2.8 2.8 0 0 1 0 7.4Z"], fills: ["M2.8 4.1A1.3 1.3 0 0 1 5.4 4.1A1.3 1.3 0 0 1 2.8 4.1Z"]}
          tag.fill: {fills: ["M7.4-.73Q8.86-.75 9.91 .28l5.8 5.81q.85 .85 .85 2.06 0 1.21-.85 2.06l-5.5 5.5q-.85 .85-2.06 .85-1.21 0-2.06-.85L.29 9.91Q-.75 8.86-.72 7.39L-.73 2.2q0-1.21 .86-2.07Q.99-.73 2.2-.73H7.4ZM4.1 2.7c-.77 0-1.4 .63-1.4 1.4 0 .77 .63 1.4 1.4 1.4 .77 0 1.4-.63 1.4-1.4 0-.77-.63-1.4-1.4-1.4Z"]}
          tag.slash.fill: {base: tag.fill, slash: true}
          target: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-4.6 0A4.6 4.6 0 0 1 4.6 0A4.6 4.6 0 0 1-4.6 0Z"], fills: ["M-1.8 0A1.8 1.8 0 0 1 1.8 0A1.8 1.8 0 0 1-1.8 0Z"]}
          text.aligncenter: {strokes: ["M0 0H16.4M2.9 4.25H13.5M0 8.5H16.4M2.9 12.75H13.5"]}
          text.alignleft: {strokes: ["M0 0H16.4M0 4.25H10.6M0 8.5H16.4M0 12.75H10.6"]}
          text.alignright: {strokes: ["M0 0H16.4M5.8 4.25H16.4M0 8.5H16.4M5.8 12.75H16.4"]}
          text.append: {strokes: ["M0 0H16M0 4.25H16M0 8.5H9", "M12.8 6.4V13.4M9.3 9.9H16.3"], flips: true}
          text.badge.checkmark: {strokes: ["M0 0H16M0 4.25H16M0 8.5H9M0 12.75H9", "M11.6 12.4L13.6 14.8L17.2 9.8"]}
          text.badge.minus: {strokes: ["M0 0H16M0 4.25H16M0 8.5H9M0 12.75H9", "M11.6 12.4H16.8"], flips: true}
          text.badge.plus: {strokes: ["M0 0H16M0 4.25H16M0 8.5H9M0 12.75H9", "M14.2 9.8V15M11.6 12.4H16.8"], flips: true}
          text.badge.star: {strokes: ["M0 0H16M0 4.25H16M0 8.5H9M0 12.75H9"], fills: ["M14.6 8.4L15.52 10.53L17.83 10.75L16.09 12.28L16.6 14.55L14.6 13.36L12.6 14.55L13.11 12.28L11.37 10.75L13.68 10.53Z"], flips: true}
          text.badge.xmark: {strokes: ["M0 0H16M0 4.25H16M0 8.5H9M0 12.75H9", "M12.2 10.2L16.6 14.6M16.6 10.2L12.2 14.6"], flips: true}
          text.book.closed: {strokes: ["M12 13.4H2.2A2.2 2.2 0 0 0 0 15.1A1.9 1.9 0 0 0 1.9 17H12.6M0 15V2.4A2.4 2.4 0 0 1 2.4 0H10.4A1.8 1.8 0 0 1 12.2 1.8V13.4M11.4 13.4V17", "M5.4 3.8H9M5.4 6.6H9"]}
          text.bubble: {strokes: ["M3 0H14.6A3 3 0 0 1 17.6 3V9.7A3 3 0 0 1 14.6 12.7H8.7L5.4 15.6Q4.2 16.5 4.2 15.1V12.7H3A3 3 0 0 1 0 9.7V3A3 3 0 0 1 3 0Z", "M4 4.5H13.6M4 8H10.4"], flips: true}
          text.bubble.fill: {fills: ["M18.33 3V9.7q0 1.54-1.1 2.63-1.09 1.09-2.63 1.09H8.97L5.88 16.14q-.02 .02-.04 .04-.94 .7-1.62 .41-.75-.31-.75-1.49V13.42H3q-1.54 0-2.63-1.09-1.1-1.09-1.1-2.63V3q0-1.54 1.1-2.63Q1.46-.73 3-.73H14.6q1.54 0 2.63 1.1 1.1 1.09 1.1 2.63ZM14.11 3.99q-.21-.21-.51-.21H4q-.3 0-.51 .21-.22 .21-.21 .51-.01 .3 .21 .51Q3.7 5.22 4 5.23h9.6q.3-.01 .51-.22 .21-.21 .22-.51-.01-.3-.22-.51ZM10.91 7.49q-.21-.21-.51-.21H4q-.3 0-.51 .21Q3.27 7.7 3.28 8q-.01 .3 .21 .51Q3.7 8.72 4 8.73h6.4q.3-.01 .51-.22 .21-.21 .21-.51 0-.3-.21-.51Z"], flips: true}
          text.insert: {strokes: ["M0 0H16.4M0 12.6H16.4M6.4 4.2H16.4M6.4 8.4H16.4", "M0 3.6L3.4 6.3L0 9"], flips: true}
          text.justify: {strokes: ["M0 0H16.4M0 4.25H16.4M0 8.5H16.4M0 12.75H16.4"]}
          text.justify.leading: {strokes: ["M0 0H16.4M0 4.25H16.4M0 8.5H16.4M0 12.75H10.6"], flips: true}
          text.justify.left: {strokes: ["M0 0H16.4M0 4.25H16.4M0 8.5H16.4M0 12.75H10.6"]}
          text.justify.right: {strokes: ["M0 0H16.4M0 4.25H16.4M0 8.5H16.4M5.8 12.75H16.4"]}
          text.justify.trailing: {strokes: ["M0 0H16.4M0 4.25H16.4M0 8.5H16.4M5.8 12.75H16.4"], flips: true}
          text.magnifyingglass: {strokes: ["M0 0H15M0 4.4H4.6M0 8.8H3.6M0 13.2H5", "M6.7 8.2A3.9 3.9 0 0 1 14.5 8.2A3.9 3.9 0 0 1 6.7 8.2Z", "M13.5 11.1L16.4 14"]}
          text.quote: {strokes: ["M4 0H17M4 5.4H17M4 10.8H14", "M0-.4V11.2"], flips: true}
          text.viewfinder: {strokes: ["M0 4.6V2.8A2.8 2.8 0 0 1 2.8 0H4.6M12.4 0H14.2A2.8 2.8 0 0 1 17 2.8V4.6M17 12.4V14.2A2.8 2.8 0 0 1 14.2 17H12.4M4.6 17H2.8A2.8 2.8 0 0 1 0 14.2V12.4", "M4.4 5.4H12.6M4.4 8.5H12.6M4.4 11.6H9.4"]}
          textformat: {strokes: ["M0 12.6L4.9 0L9.8 12.6M1.7 8.4H8.1", "M12.2 9.6A2.7 3 0 0 1 17.6 9.6A2.7 3 0 0 1 12.2 9.6Z", "M17.7 6.3V12.7"]}
          textformat.123: {strokes: ["M-1.6-2.5L.5-3.8L.5 3.8", "M3.7-1.7C3.7-3 4.7-3.8 6.1-3.8C7.5-3.8 8.4-2.9 8.4-1.7C8.4 .2 6 1.6 3.7 3.8L8.5 3.8", "M10.8-2.4C11.1-3.3 12-3.8 13.1-3.8C14.4-3.8 15.3-3.1 15.3-2C15.3-1 14.4-.3 13-.3C14.6-.3 15.6 .5 15.6 1.7C15.6 3 14.5 3.8 13 3.8C11.7 3.8 10.8 3.2 10.5 2.2"]}
          textformat.abc: {strokes: ["M0 7.81L3.04 0L6.08 7.81M1.05 5.21L5.02 5.21", "M8.9 0V7.8H11.2A2.1 2.1 0 0 0 11.2 3.6H8.9H10.8A1.8 1.8 0 0 0 10.8 0Z", "M19.4 1.6A3.4 3.9 0 1 0 19.4 6.2"]}
          textformat.size: {strokes: ["M0 12.62L3.23 4.3L6.47 12.62M1.12 9.84L5.35 9.84", "M8.8 12.6L13.7 0L18.6 12.6M10.5 8.4L16.9 8.4"]}
          textformat.subscript: {strokes: ["M0 10.33L4.02 0L8.04 10.33M1.39 6.89L6.64 6.89", "M10.62 9.58C10.62 8.8 11.22 8.32 12.06 8.32C12.9 8.32 13.44 8.86 13.44 9.58C13.44 10.72 12 11.56 10.62 12.88L13.5 12.88"]}
          textformat.superscript: {strokes: ["M0 13.93L4.02 3.6L8.04 13.93M1.39 10.49L6.64 10.49", "M10.62 1.58C10.62 .8 11.22 .32 12.06 .32C12.9 .32 13.44 .86 13.44 1.58C13.44 2.72 12 3.56 10.62 4.88L13.5 4.88"]}
          thermometer.medium: {strokes: ["M1.7 9.6V2.5A2.5 2.5 0 0 1 6.7 2.5V9.6A4.2 4.2 0 1 1 1.7 9.6Z", "M4.2 7V12.8"], fills: ["M2.1 12.9A2.1 2.1 0 0 1 6.3 12.9A2.1 2.1 0 0 1 2.1 12.9Z"]}
          ticket: {strokes: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V3.4A2.4 2.4 0 0 0 18.4 8.2V9.2A2.4 2.4 0 0 1 16 11.6H2.4A2.4 2.4 0 0 1 0 9.2V8.2A2.4 2.4 0 0 0 0 3.4V2.4A2.4 2.4 0 0 1 2.4 0Z", "M12.4 1.9V2.1M12.4 4.6V4.8M12.4 7.1V7.3M12.4 9.5V9.7"]}
          ticket.fill: {fills: ["M19.12 2.4v1q0 .3-.21 .51-.21 .21-.51 .22-.69 0-1.18 .49-.49 .49-.49 1.18 0 .69 .49 1.18 .49 .49 1.18 .49 .3 0 .51 .22 .21 .21 .21 .51v1q0 1.29-.91 2.21-.92 .92-2.21 .92H2.4q-1.29 0-2.21-.92-.92-.92-.92-2.21v-1q.01-.3 .22-.51Q-.3 7.47 0 7.47q.69 0 1.18-.49 .49-.49 .49-1.18 0-.69-.49-1.18Q.69 4.13 0 4.13q-.3-.01-.51-.22-.21-.21-.22-.51v-1q0-1.29 .92-2.21Q1.11-.73 2.4-.73H16q1.29 0 2.21 .92 .91 .92 .91 2.21ZM12.86 7.76q.19-.19 .19-.46V7.1q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46v.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM12.86 5.26q.19-.19 .19-.46V4.6q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46v.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM12.86 2.56q.19-.19 .19-.46V1.9q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46v.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19ZM12.86 10.16q.19-.19 .19-.46V9.5q0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46v.2q0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19Z"]}
          timelapse: {strokes: ["M-4 0A4 4 0 0 1 4 0A4 4 0 0 1-4 0Z", "M6.6 0L8 0M6.2 2.26L7.52 2.74M5.06 4.24L6.13 5.14M3.3 5.72L4 6.93M1.15 6.5L1.39 7.88M-1.15 6.5L-1.39 7.88M-3.3 5.72L-4 6.93M-5.06 4.24L-6.13 5.14M-6.2 2.26L-7.52 2.74M-6.6 0L-8 0M-6.2-2.26L-7.52-2.74M-5.06-4.24L-6.13-5.14M-3.3-5.72L-4-6.93M-1.15-6.5L-1.39-7.88M1.15-6.5L1.39-7.88M3.3-5.72L4-6.93M5.06-4.24L6.13-5.14M6.2-2.26L7.52-2.74"]}
          timer: {strokes: ["M1.35-7.66A7.8 7.8 0 1 1-5.5-5.5", "M0-4.6", "M-4.8-4.8L.4.4"], fills: ["M-1.3 0A1.3 1.3 0 0 1 1.3 0A1.3 1.3 0 0 1-1.3 0Z"]}
          tornado: {file: tornado, height: 15}
          tortoise: {strokes: ["M4 9.4C4 4.6 7.2 1.6 11 1.6C14.8 1.6 17.4 4.6 17.6 9.4Z", "M17.4 5.8C17.8 4.2 18.8 3.4 20 3.4C21.6 3.4 22.4 4.6 22.4 6.2C22.4 8.2 20.6 9.4 18.4 9.4H2Q.6 9.4 0 8.4M5.6 9.6L5 12.8H8L8.6 9.6M13.4 9.6L14 12.8H17L16.4 9.6", "M7.8 5.6H14"]}
          tortoise.fill: {strokes: ["M4 9.4C4 4.6 7.2 1.6 11 1.6C14.8 1.6 17.4 4.6 17.6 9.4Z", "M18.6 5.4C18.8 4.2 19.4 3.4 20.4 3.4C21.6 3.4 22.4 4.6 22.4 6.2C22.4 8.2 20.6 9.4 18.4 9.4H2Q.6 9.4 0 8.4"], fills: ["M3.4 9.4C3.4 4.6 7.2 1.6 11 1.6C14.8 1.6 17.6 4.6 17.6 9.4ZM18.2 9.6V6C18.4 4.4 19.2 3.2 20.4 3.2C21.8 3.2 22.6 4.6 22.6 6.2C22.6 8.4 20.6 9.8 18.2 9.6Z", "M4.7 10.89Q4.8 10 5.7 10L7.9 10Q8.8 10 8.65 10.89L8.35 12.71Q8.2 13.6 7.3 13.6L5.3 13.6Q4.4 13.6 4.5 12.71Z", "M13.2 10.88Q13 10 13.9 10L16.1 10Q17 10 17.15 10.89L17.45 12.71Q17.6 13.6 16.7 13.6L14.7 13.6Q13.8 13.6 13.6 12.72Z"]}
          touchid: {file: fingerprint, height: 17.5}
          tram: {file: train-front, height: 17}
          tram.fill: {file: train-front-fill, height: 17}
          trash: {strokes: ["M.57 3.8H15.23", "M4.93 3.8V2.07A1.5 1.5 0 0 1 6.43 .57H9.37A1.5 1.5 0 0 1 10.87 2.07V3.8", "M2.09 3.8L2.7 15.9A2.05 2.05 0 0 0 4.75 17.84H11.05A2.05 2.05 0 0 0 13.1 15.9L13.71 3.8", "M7.9 6.48V15.23M5.2 6.48L5.46 15.23M10.6 6.48L10.34 15.23"], widths: [1.14, 1.14, 1.14, 0.94], rise: 0.8}
          trash.fill: {fills: ["M4.36 3.8V2.07A2.07 2.07 0 0 1 6.43 0H9.37A2.07 2.07 0 0 1 11.44 2.07V3.8H10.3V2.07A.93 .93 0 0 0 9.37 1.14H6.43A.93 .93 0 0 0 5.5 2.07V3.8ZM.57 3.23H15.23A.57 .57 0 0 1 15.23 4.37H.57A.57 .57 0 0 1 .57 3.23ZM1.49 3.8H14.31L13.67 15.93A2.62 2.62 0 0 1 11.05 18.41H4.75A2.62 2.62 0 0 1 2.13 15.93ZM7.37 6.5V15.2A.53 .53 0 0 0 8.43 15.2V6.5A.53 .53 0 0 0 7.37 6.5ZM4.67 6.5L4.93 15.25A.53 .53 0 0 0 5.99 15.2L5.73 6.45A.53 .53 0 0 0 4.67 6.5ZM10.07 6.45L9.81 15.2A.53 .53 0 0 0 10.87 15.25L11.13 6.5A.53 .53 0 0 0 10.07 6.45Z"], rise: 0.8}
          trash.slash.fill: {base: trash.fill, slash: true}
          tray: {strokes: ["M.3 7.9L3 1.6Q3.7 0 5.4 0H13Q14.7 0 15.4 1.6L18.1 7.9Q18.4 8.6 18.4 9.3V11A2.4 2.4 0 0 1 16 13.4H2.4A2.4 2.4 0 0 1 0 11V9.3Q0 8.6.3 7.9Z", "M.4 8H5.1Q5.9 8 6.1 8.7C6.5 10 7.6 10.7 9.2 10.7C10.8 10.7 11.9 10 12.3 8.7Q12.5 8 13.3 8H18"]}
          tray.2: {strokes: ["M.4 11.2L5.1 11.2Q5.9 11.2 6.1 11.9C6.5 13.2 7.6 13.9 9.2 13.9C10.8 13.9 11.9 13.2 12.3 11.9Q12.5 11.2 13.3 11.2L18 11.2", "M.3 11.1Q0 11.8 0 12.5V14.2A2.4 2.4 0 0 0 2.4 16.6H16A2.4 2.4 0 0 0 18.4 14.2V12.5Q18.4 11.8 18.1 11.1L15.4 4.8", "M.3 11.1L3 4.8Q3.7 3.2 5.4 3.2H13Q14.7 3.2 15.4 4.8", "M4 .4H14.4"]}
          tray.and.arrow.down: {strokes: ["M5.4 5H4.6Q3.4 5 2.9 6.1L.3 11.6Q0 12.2 0 13V14.4A2.4 2.4 0 0 0 2.4 16.8H16A2.4 2.4 0 0 0 18.4 14.4V13Q18.4 12.2 18.1 11.6L15.5 6.1Q15 5 13.8 5H13", "M.4 11.5L5.1 11.5Q5.9 11.5 6.1 12.2C6.5 13.5 7.6 14.2 9.2 14.2C10.8 14.2 11.9 13.5 12.3 12.2Q12.5 11.5 13.3 11.5L18 11.5", "M9.2-1V9M6 5.9L9.2 9.1L12.4 5.9"]}
          tray.and.arrow.up: {strokes: ["M5.4 5H4.6Q3.4 5 2.9 6.1L.3 11.6Q0 12.2 0 13V14.4A2.4 2.4 0 0 0 2.4 16.8H16A2.4 2.4 0 0 0 18.4 14.4V13Q18.4 12.2 18.1 11.6L15.5 6.1Q15 5 13.8 5H13", "M.4 11.5L5.1 11.5Q5.9 11.5 6.1 12.2C6.5 13.5 7.6 14.2 9.2 14.2C10.8 14.2 11.9 13.5 12.3 12.2Q12.5 11.5 13.3 11.5L18 11.5", "M9.2 9.1V-1M6 2.1L9.2-1.1L12.4 2.1"]}
          tray.fill: {fills: ["M13-.73q2.17 0 3.06 2.04l2.71 6.3q.35 .84 .35 1.69V11q0 1.29-.91 2.21-.92 .91-2.21 .91H2.4q-1.29 0-2.21-.91-.92-.92-.92-2.21V9.3q0-.85 .36-1.69l2.7-6.3Q3.23-.72 5.4-.73H13ZM6.68 8.54Q6.35 7.4 5.1 7.4H.4q-.25 0-.42 .18Q-.2 7.75-.2 8q0 .25 .18 .42Q.15 8.6 .4 8.6H5.1q.35 0 .42 .26 .37 1.2 1.36 1.83 .94 .61 2.32 .61 1.38 0 2.32-.61 .99-.63 1.35-1.81 .08-.28 .43-.28H18q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42-.17-.18-.42-.18H13.3q-1.25 0-1.57 1.12-.49 1.58-2.53 1.58-2.04 0-2.52-1.56Z"]}
          tray.full: {strokes: ["M.3 7.9L3 1.6Q3.7 0 5.4 0H13Q14.7 0 15.4 1.6L18.1 7.9Q18.4 8.6 18.4 9.3V11A2.4 2.4 0 0 1 16 13.4H2.4A2.4 2.4 0 0 1 0 11V9.3Q0 8.6.3 7.9Z", "M.4 8H5.1Q5.9 8 6.1 8.7C6.5 10 7.6 10.7 9.2 10.7C10.8 10.7 11.9 10 12.3 8.7Q12.5 8 13.3 8H18", "M5.2 2.9H13.2M4.2 5.4H14.2"]}
          tray.full.fill: {fills: ["M13-.73q2.17 0 3.06 2.04l2.71 6.3q.35 .84 .35 1.69V11q0 1.29-.91 2.21-.92 .91-2.21 .91H2.4q-1.29 0-2.21-.91-.92-.92-.92-2.21V9.3q0-.85 .36-1.69l2.7-6.3Q3.23-.72 5.4-.73H13ZM9.2 10.1q-2.04 0-2.52-1.56Q6.35 7.4 5.1 7.4H.4q-.25 0-.42 .18Q-.2 7.75-.2 8q0 .25 .18 .42Q.15 8.6 .4 8.6H5.1q.35 0 .42 .26 .37 1.2 1.36 1.83 .94 .61 2.32 .61 1.38 0 2.32-.61 .99-.63 1.35-1.81 .08-.28 .43-.28H18q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42-.17-.18-.42-.18H13.3q-1.25 0-1.57 1.12-.49 1.58-2.53 1.58ZM14.42 4.78Q14.25 4.6 14 4.6H4.4q-.25 0-.42 .18-.18 .17-.18 .42 0 .25 .18 .42 .17 .18 .42 .18H14q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42ZM13.42 2.28Q13.25 2.1 13 2.1H5.4q-.25 0-.42 .18-.18 .17-.18 .42 0 .25 .18 .42 .17 .18 .42 .18H13q.25 0 .42-.18 .18-.17 .18-.42 0-.25-.18-.42Z"]}
          tree: {strokes: ["M6.6 0L11.4 6.4H9.6L13.2 12.4H0L3.6 6.4H1.8Z", "M6.6 12.4V16.8"]}
          tree.fill: {strokes: ["M6.6 0L11.4 6.4H9.6L13.2 12.4H0L3.6 6.4H1.8Z", "M6.6 12.4V16.8"], fills: ["M6.6 0L11.4 6.4H9.6L13.2 12.4H0L3.6 6.4H1.8Z"]}
          triangle: {strokes: ["M7.39 2.08Q8.6 0 9.81 2.08L15.99 12.72Q17.2 14.8 14.8 14.8L2.4 14.8Q0 14.8 1.21 12.72Z"]}
          triangle.fill: {strokes: ["M7.39 2.08Q8.6 0 9.81 2.08L15.99 12.72Q17.2 14.8 14.8 14.8L2.4 14.8Q0 14.8 1.21 12.72Z"], fills: ["M7.39 2.08Q8.6 0 9.81 2.08L15.99 12.72Q17.2 14.8 14.8 14.8L2.4 14.8Q0 14.8 1.21 12.72Z"]}
          trophy: {strokes: ["M4.4 0H12.6V5.6A4.1 4.1 0 0 1 4.4 5.6Z", "M4.4 1.8H1.4Q0 1.8.1 3.2C.4 5.8 2.2 7.2 4.9 7.2M12.6 1.8H15.6Q17 1.8 16.9 3.2C16.6 5.8 14.8 7.2 12.1 7.2M8.5 9.8V13.4M4.8 15.8H12.2L11.4 13.4H5.6Z"]}
          tshirt: {strokes: ["M5.22 .21Q5 0 4.74 .15L.69 2.59Q0 3 .3 3.74L1.3 6.26Q1.6 7 2.35 6.71L3.83 6.14Q4.2 6 4.2 6.4L4.2 13.6Q4.2 15 5.6 15L12 15Q13.4 15 13.4 13.6L13.4 6.4Q13.4 6 13.77 6.14L15.25 6.71Q16 7 16.3 6.26L17.3 3.74Q17.6 3 16.91 2.59L12.86 .15Q12.6 0 12.38 .21L10.7 1.8Q8.8 3.6 6.9 1.8Z"]}
          tshirt.fill: {strokes: ["M5.22 .21Q5 0 4.74 .15L.69 2.59Q0 3 .3 3.74L1.3 6.26Q1.6 7 2.35 6.71L3.83 6.14Q4.2 6 4.2 6.4L4.2 13.6Q4.2 15 5.6 15L12 15Q13.4 15 13.4 13.6L13.4 6.4Q13.4 6 13.77 6.14L15.25 6.71Q16 7 16.3 6.26L17.3 3.74Q17.6 3 16.91 2.59L12.86 .15Q12.6 0 12.38 .21L10.7 1.8Q8.8 3.6 6.9 1.8Z"], fills: ["M5.22 .21Q5 0 4.74 .15L.69 2.59Q0 3 .3 3.74l1 2.52Q1.6 7 2.35 6.71l1.48-.57Q4.2 6 4.2 6.4l0 7.2Q4.2 15 5.6 15L12 15q1.4 0 1.4-1.4l0-7.2q0-.4 .37-.26l1.48 .57Q16 7 16.3 6.26l1-2.52q.3-.74-.39-1.15L12.86 .15Q12.6 0 12.38 .21L10.7 1.8q-1.9 1.8-3.8 0Z"]}
          tv: {strokes: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V9.8A2.4 2.4 0 0 1 16 12.2H2.4A2.4 2.4 0 0 1 0 9.8V2.4A2.4 2.4 0 0 1 2.4 0Z", "M5 15H13.4"]}
          tv.badge.wifi.fill: {base: tv.fill, badge: wifi}
          tv.fill: {strokes: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V9.8A2.4 2.4 0 0 1 16 12.2H2.4A2.4 2.4 0 0 1 0 9.8V2.4A2.4 2.4 0 0 1 2.4 0Z", "M5 15H13.4"], fills: ["M2.4 0H16A2.4 2.4 0 0 1 18.4 2.4V9.8A2.4 2.4 0 0 1 16 12.2H2.4A2.4 2.4 0 0 1 0 9.8V2.4A2.4 2.4 0 0 1 2.4 0Z"]}
          tv.slash.fill: {base: tv.fill, slash: true}
          umbrella: {strokes: ["M0 8.8A8.4 8.4 0 0 1 16.8 8.8C15.6 7.2 12.8 7.2 11.4 8.8C10 7.2 6.8 7.2 5.4 8.8C4 7.2 1.2 7.2 0 8.8Z", "M8.4 8V14.6A1.9 1.9 0 0 1 4.6 14.6M8.4-.8V.4"]}
          umbrella.fill: {strokes: ["M0 8.8A8.4 8.4 0 0 1 16.8 8.8C15.6 7.2 12.8 7.2 11.4 8.8C10 7.2 6.8 7.2 5.4 8.8C4 7.2 1.2 7.2 0 8.8Z", "M8.4 8V14.6A1.9 1.9 0 0 1 4.6 14.6M8.4-.8V.4"], fills: ["M0 8.8A8.4 8.4 0 0 1 16.8 8.8C15.6 7.2 12.8 7.2 11.4 8.8C10 7.2 6.8 7.2 5.4 8.8C4 7.2 1.2 7.2 0 8.8Z"]}
          underline: {strokes: ["M0 0V6.4C0 12 8.8 12 8.8 6.4V0M-.6 14.4H9.4"]}
          video: {strokes: ["M2.7 0H10.1A2.7 2.7 0 0 1 12.8 2.7V8.3A2.7 2.7 0 0 1 10.1 11H2.7A2.7 2.7 0 0 1 0 8.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M15.2 4L18.6 1.2Q19.8.4 19.8 1.8V9.2Q19.8 10.6 18.6 9.8L15.2 7Z"]}
          video.badge.waveform.fill: {base: video.fill, badge: waveform}
          video.fill: {strokes: ["M2.7 0H10.1A2.7 2.7 0 0 1 12.8 2.7V8.3A2.7 2.7 0 0 1 10.1 11H2.7A2.7 2.7 0 0 1 0 8.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M15.2 4L18.6 1.2Q19.8.4 19.8 1.8V9.2Q19.8 10.6 18.6 9.8L15.2 7Z"], fills: ["M2.7 0H10.1A2.7 2.7 0 0 1 12.8 2.7V8.3A2.7 2.7 0 0 1 10.1 11H2.7A2.7 2.7 0 0 1 0 8.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M15.2 4L18.6 1.2Q19.8.4 19.8 1.8V9.2Q19.8 10.6 18.6 9.8L15.2 7Z"]}
          video.slash.fill: {base: video.fill, slash: true}
          viewfinder: {strokes: ["M0 4.6V2.8A2.8 2.8 0 0 1 2.8 0H4.6M12.4 0H14.2A2.8 2.8 0 0 1 17 2.8V4.6M17 12.4V14.2A2.8 2.8 0 0 1 14.2 17H12.4M4.6 17H2.8A2.8 2.8 0 0 1 0 14.2V12.4"]}
          wallet.pass: {strokes: ["M2.4 0H11.2A2.4 2.4 0 0 1 13.6 2.4V14A2.4 2.4 0 0 1 11.2 16.4H2.4A2.4 2.4 0 0 1 0 14V2.4A2.4 2.4 0 0 1 2.4 0Z", "M0 4H13.6M0 8H4.2A2.6 2.6 0 0 0 9.4 8H13.6"]}
          wallet.pass.fill: {fills: ["M14.33 2.4V14q0 1.29-.92 2.21-.92 .91-2.21 .91H2.4q-1.29 0-2.21-.91-.92-.92-.92-2.21V2.4q0-1.29 .92-2.21Q1.11-.73 2.4-.73h8.8q1.29 0 2.21 .92 .92 .92 .92 2.21ZM4.66 7.54q-.19-.19-.46-.19H0q-.27 0-.46 .19Q-.65 7.73-.65 8q0 .27 .19 .46 .19 .19 .46 .19H3.61q.18 .93 .89 1.65 .95 .95 2.3 .95 1.35 0 2.3-.95 .71-.72 .89-1.65H13.6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19H9.4q-.27 0-.46 .19-.19 .19-.19 .46 0 .81-.57 1.38-.57 .57-1.38 .57-.81 0-1.38-.57Q4.85 8.81 4.85 8q0-.27-.19-.46ZM14.06 3.54q-.19-.19-.46-.19H0q-.27 0-.46 .19Q-.65 3.73-.65 4q0 .27 .19 .46 .19 .19 .46 .19H13.6q.27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46Z"]}
          wand.and.rays: {strokes: ["M0 15.6L9.6 6", "M12 0V2.4M16.4 4.4H14M15 1.2L13.6 2.6M15.4 8.2L13.8 6.6M8.4 1.4L9.8 2.8"], width: 1.7}
          wand.and.stars: {strokes: ["M0 15.6L9.2 6.4", "M7.2 8.4"], fills: ["M12.8-.2Q13.28 2.72 16.2 3.2Q13.28 3.68 12.8 6.6Q12.32 3.68 9.4 3.2Q12.32 2.72 12.8-.2Z", "M4.6 1.4Q4.96 3.64 7.2 4Q4.96 4.36 4.6 6.6Q4.24 4.36 2 4Q4.24 3.64 4.6 1.4Z", "M14.8 8.6Q15.16 10.84 17.4 11.2Q15.16 11.56 14.8 13.8Q14.44 11.56 12.2 11.2Q14.44 10.84 14.8 8.6Z"], width: 1.9}
          wave.3.right: {strokes: ["M3.11-3.11A4.4 4.4 0 0 1 3.11 3.11", "M5.66-5.66A8 8 0 0 1 5.66 5.66", "M8.2-8.2A11.6 11.6 0 0 1 8.2 8.2"]}
          waveform: {strokes: ["M0 6V9M3 3V12M6 0V15M9 4.6V10.4M12 1.8V13.2M15 5V10"]}
          waveform.path: {strokes: ["M0 8H2.6Q3.4 8 3.6 7.2L5.6 1Q6 .2 6.4 1L9.6 14.6Q10 15.4 10.4 14.6L12.6 6.4Q13 5.6 13.4 6.4L13.8 7.4Q14 8 14.8 8H17.4"]}
          wifi: {strokes: ["M-9.33-9.33A13.2 13.2 0 0 1 9.33-9.33", "M-6.43-6.43A9.1 9.1 0 0 1 6.43-6.43", "M-3.54-3.54A5 5 0 0 1 3.54-3.54"], fills: ["M-2.1-1.6A2.9 2.9 0 0 1 2.1-1.6L.4.1Q0 .5-.4.1Z"], width: 2}
          wifi.exclamationmark: {strokes: ["M-9.33-9.33A13.2 13.2 0 0 1-2.74-12.91", "M2.74-12.91A13.2 13.2 0 0 1 9.33-9.33", "M-6.43-6.43A9.1 9.1 0 0 1-3.11-8.55", "M3.11-8.55A9.1 9.1 0 0 1 6.43-6.43", "M-3.54-3.54A5 5 0 0 1-2.65-4.24", "M2.65-4.24A5 5 0 0 1 3.54-3.54", "M0-12.6V-4"], fills: ["M-1.25-.6A1.25 1.25 0 0 1 1.25-.6A1.25 1.25 0 0 1-1.25-.6Z"], width: 1.9}
          wifi.slash: {base: wifi, slash: true}
          wind: {strokes: ["M0 5.4H10.2A2.7 2.7 0 1 0 7.6 2M0 8.8H14.4A3 3 0 1 0 11.6 4.8M0 12.2H9A2.4 2.4 0 1 1 6.8 15.4"]}
          window.shade.closed: {strokes: ["M1.8 0H12.6A1.8 1.8 0 0 1 14.4 1.8V14.2A1.8 1.8 0 0 1 12.6 16H1.8A1.8 1.8 0 0 1 0 14.2V1.8A1.8 1.8 0 0 1 1.8 0Z", "M0 3.2H14.4M0 6.4H14.4M0 9.6H14.4M0 12.8H14.4"]}
          window.shade.open: {strokes: ["M1.8 0H12.6A1.8 1.8 0 0 1 14.4 1.8V14.2A1.8 1.8 0 0 1 12.6 16H1.8A1.8 1.8 0 0 1 0 14.2V1.8A1.8 1.8 0 0 1 1.8 0Z", "M0 3.2H14.4M0 6H14.4M7.2 6V16"]}
          wrench.adjustable: {strokes: ["M10.4 1.2A4.6 4.6 0 0 0 4.9 6.8L.7 11A2.4 2.4 0 0 0 .7 14.4L1 14.7A2.4 2.4 0 0 0 4.4 14.7L8.6 10.5A4.6 4.6 0 0 0 14.2 5L11.6 7.6L8.6 6.8L7.8 3.8Z"]}
          wrench.adjustable.fill: {strokes: ["M10.4 1.2A4.6 4.6 0 0 0 4.9 6.8L.7 11A2.4 2.4 0 0 0 .7 14.4L1 14.7A2.4 2.4 0 0 0 4.4 14.7L8.6 10.5A4.6 4.6 0 0 0 14.2 5L11.6 7.6L8.6 6.8L7.8 3.8Z"], fills: ["M10.4 1.2A4.6 4.6 0 0 0 4.9 6.8L.7 11A2.4 2.4 0 0 0 .7 14.4L1 14.7A2.4 2.4 0 0 0 4.4 14.7L8.6 10.5A4.6 4.6 0 0 0 14.2 5L11.6 7.6L8.6 6.8L7.8 3.8Z"]}
          wrench.and.screwdriver: {file: tools, height: 17}
          xbox.logo: {file: xbox, height: 17}
          xmark: {strokes: ["M0 0L10.8 10.8M10.8 0L0 10.8"], width: 1.45}
          xmark.app: {strokes: ["M4.2 0H10.8A4.2 4.2 0 0 1 15 4.2V10.8A4.2 4.2 0 0 1 10.8 15H4.2A4.2 4.2 0 0 1 0 10.8V4.2A4.2 4.2 0 0 1 4.2 0Z", "M4.9 4.9L10.1 10.1M10.1 4.9L4.9 10.1"]}
          xmark.app.fill: {fills: ["M15.73 4.2v6.6q0 2.04-1.45 3.48-1.44 1.45-3.48 1.45H4.2q-2.04 0-3.48-1.45Q-.72 12.84-.73 10.8V4.2q0-2.04 1.45-3.48Q2.16-.72 4.2-.73h6.6q2.04 0 3.48 1.45 1.45 1.44 1.45 3.48ZM9.64 4.44L7.5 6.58 5.36 4.44q-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46L6.58 7.5 4.44 9.64q-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19L7.5 8.42l2.14 2.14q.19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46L8.42 7.5l2.14-2.14q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Z"]}
          xmark.bin: {strokes: ["M1.3 0H16.7A1.3 1.3 0 0 1 18 1.3V3A1.3 1.3 0 0 1 16.7 4.3H1.3A1.3 1.3 0 0 1 0 3V1.3A1.3 1.3 0 0 1 1.3 0Z", "M1.4 4.3V12.5A2.2 2.2 0 0 0 3.6 14.7H14.4A2.2 2.2 0 0 0 16.6 12.5V4.3", "M7 7.4L11 11.4M11 7.4L7 11.4"]}
          xmark.bin.fill: {fills: ["M17.11 5.69q.22 .21 .22 .51v6.3q0 1.21-.86 2.07-.86 .85-2.07 .85H3.6q-1.21 0-2.07-.85-.86-.86-.86-2.07V6.2q0-.3 .22-.51 .21-.22 .51-.22H16.6q.3 0 .51 .22ZM18.13 3.33q-.59 .6-1.43 .6H1.3q-.84 0-1.43-.6-.59-.59-.59-1.43l-.01-.6q0-.84 .6-1.43Q.46-.72 1.3-.73H16.7q.84 0 1.43 .6 .6 .59 .6 1.43v.6q0 .84-.6 1.43ZM10.43 7.73L9 9.17 7.57 7.73Q7.33 7.5 7 7.5q-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L7.87 10.3 6.43 11.73q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L9 11.43l1.43 1.44q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L10.13 10.3l1.44-1.43q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23Z"]}
          xmark.circle: {strokes: ["M-7.8 0A7.8 7.8 0 0 1 7.8 0A7.8 7.8 0 0 1 -7.8 0Z", "M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6"], widths: [1.4, 1.27]}
          xmark.circle.fill: {fills: ["M-8.5 0a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0ZM0-1.13L-2.23-3.37q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L-1.13 0-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L0 1.13 2.23 3.37q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L1.13 0 3.37-2.23q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23L0-1.13Z"]}
          xmark.icloud: {strokes: ["M4.7 12.8C2 12.8 0 11 0 8.5C0 6.4 1.4 4.8 3.4 4.4C4 1.8 6.2 0 9 0C12 0 14.3 1.9 14.9 4.6C17.4 4.8 19.1 6.5 19.1 8.7C19.1 11.1 17.2 12.8 14.7 12.8Z", "M7.4 5L11.8 9.4M11.8 5L7.4 9.4"]}
          xmark.icloud.fill: {fills: ["M.4 5.35Q1.35 4.21 2.81 3.8 3.38 1.89 4.92 .66 6.66-.73 9-.73q2.48 0 4.3 1.45 1.6 1.26 2.18 3.22 1.78 .27 2.97 1.44 1.38 1.36 1.38 3.32 0 2.11-1.5 3.48-1.46 1.35-3.63 1.35H4.7q-2.31 0-3.85-1.41Q-.73 10.69-.73 8.5-.73 6.68 .4 5.35ZM11.34 4.54L9.6 6.28 7.86 4.54q-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46L8.68 7.2 6.94 8.94q-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19L9.6 8.12l1.74 1.74q.19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46L10.52 7.2l1.74-1.74q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Z"]}
          xmark.octagon: {strokes: ["M7.67 1.58Q7.67 3.18 6.54 4.31L4.31 6.54Q3.18 7.67 1.58 7.67L-1.58 7.67Q-3.18 7.67-4.31 6.54L-6.54 4.31Q-7.67 3.18-7.67 1.58L-7.67-1.58Q-7.67-3.18-6.54-4.31L-4.31-6.54Q-3.18-7.67-1.58-7.67L1.58-7.67Q3.18-7.67 4.31-6.54L6.54-4.31Q7.67-3.18 7.67-1.58Z", "M-2.7-2.7L2.7 2.7M2.7-2.7L-2.7 2.7"]}
          xmark.octagon.fill: {fills: ["M1.58 8.4H-1.58q-1.9 0-3.24-1.35L-7.05 4.82Q-8.4 3.48-8.4 1.58V-1.58q0-1.9 1.35-3.24l2.23-2.23Q-3.48-8.4-1.58-8.4H1.58q1.9 0 3.24 1.35L7.05-4.82Q8.4-3.48 8.4-1.58V1.58q0 1.9-1.35 3.24L4.82 7.05Q3.48 8.4 1.58 8.4ZM2.13-3.27L0-1.13-2.13-3.27q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L-1.13 0-3.27 2.13q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L0 1.13 2.13 3.27q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L1.13 0 3.27-2.13q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23Z"]}
          xmark.rectangle: {strokes: ["M2.7 0H15.7A2.7 2.7 0 0 1 18.4 2.7V10.3A2.7 2.7 0 0 1 15.7 13H2.7A2.7 2.7 0 0 1 0 10.3V2.7A2.7 2.7 0 0 1 2.7 0Z", "M6.6 3.9L11.8 9.1M11.8 3.9L6.6 9.1"]}
          xmark.rectangle.fill: {fills: ["M19.12 2.7v7.6q0 1.42-1 2.42-1 1.01-2.42 1.01H2.7q-1.42 0-2.42-1.01-1.01-1-1.01-2.42V2.7q0-1.42 1.01-2.42Q1.28-.73 2.7-.73h13q1.42 0 2.42 1.01 1 1 1 2.42ZM11.34 3.44L9.2 5.58 7.06 3.44q-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46L8.28 6.5 6.14 8.64q-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19L9.2 7.42l2.14 2.14q.19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46L10.12 6.5l2.14-2.14q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Z"]}
          xmark.seal: {strokes: ["M-2.79-6.74A3.13 3.13 0 0 1 2.79-6.74A3.13 3.13 0 0 1 6.74-2.79A3.13 3.13 0 0 1 6.74 2.79A3.13 3.13 0 0 1 2.79 6.74A3.13 3.13 0 0 1-2.79 6.74A3.13 3.13 0 0 1-6.74 2.79A3.13 3.13 0 0 1-6.74-2.79A3.13 3.13 0 0 1-2.79-6.74Z", "M-2.7-2.7L2.7 2.7M2.7-2.7L-2.7 2.7"]}
          xmark.seal.fill: {fills: ["M2.02-8.61q.67 .42 1.11 1.04 .76-.13 1.53 .05 1.06 .26 1.83 1.03 .77 .77 1.03 1.83 .18 .77 .05 1.53 .62 .44 1.04 1.11Q9.18-1.09 9.18 0q0 1.09-.57 2.02-.42 .67-1.04 1.11 .13 .76-.05 1.53-.26 1.06-1.03 1.83-.77 .77-1.83 1.03-.77 .18-1.53 .05-.44 .62-1.11 1.04Q1.09 9.18 0 9.18q-1.09 0-2.02-.57-.67-.42-1.11-1.04-.76 .13-1.53-.05-1.06-.26-1.83-1.03-.77-.77-1.03-1.83-.18-.77-.05-1.53-.62-.44-1.04-1.11-.57-.93-.57-2.02 0-1.09 .57-2.02 .42-.67 1.04-1.11-.13-.76 .05-1.53 .26-1.06 1.03-1.83 .77-.77 1.83-1.03 .77-.18 1.53-.05 .44-.62 1.11-1.04 .93-.57 2.02-.57 1.09 0 2.02 .57ZM2.13-3.27L0-1.13-2.13-3.27q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L-1.13 0-3.27 2.13q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L0 1.13 2.13 3.27q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L1.13 0 3.27-2.13q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23Z"]}
          xmark.shield: {strokes: ["M7.2-.2Q6.8-.2 6.5.1C5.2 1.3 3.4 1.9 1.2 2.1Q0 2.2 0 3.4V8C0 12.4 2.8 15 6.6 16.6Q7.2 16.8 7.8 16.6C11.6 15 14.4 12.4 14.4 8V3.4Q14.4 2.2 13.2 2.1C11 1.9 9.2 1.3 7.9.1Q7.6-.2 7.2-.2Z", "M4.7 5.4L9.7 10.4M9.7 5.4L4.7 10.4"]}
          xmark.shield.fill: {fills: ["M14.63 1.98q.49 .54 .49 1.42V8q0 6.3-7.04 9.27-.02 .01-.05 .02-.83 .27-1.66 0-.03-.01-.05-.02Q-.73 14.3-.73 8V3.4q0-.88 .5-1.42 .49-.53 1.36-.6Q4.36 1.09 6-.42q.51-.51 1.2-.51 .69 0 1.2 .51 1.64 1.51 4.86 1.8 .88 .07 1.37 .6ZM9.24 4.94L7.2 6.98 5.16 4.94q-.19-.19-.46-.19-.27 0-.46 .19-.19 .19-.19 .46 0 .27 .19 .46L6.28 7.9 4.24 9.94q-.19 .19-.19 .46 0 .27 .19 .46 .19 .19 .46 .19 .27 0 .46-.19L7.2 8.82l2.04 2.04q.19 .19 .46 .19 .27 0 .46-.19 .19-.19 .19-.46 0-.27-.19-.46L8.12 7.9l2.04-2.04q.19-.19 .19-.46 0-.27-.19-.46-.19-.19-.46-.19-.27 0-.46 .19Z"]}
          xmark.square: {strokes: ["M-3.8-7.2H3.8A3.4 3.4 0 0 1 7.2-3.8V3.8A3.4 3.4 0 0 1 3.8 7.2H-3.8A3.4 3.4 0 0 1-7.2 3.8V-3.8A3.4 3.4 0 0 1-3.8-7.2Z", "M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8"]}
          xmark.square.fill: {fills: ["M-3.8-7.92H3.8A4.12 4.12 0 0 1 7.92-3.8V3.8A4.12 4.12 0 0 1 3.8 7.92H-3.8A4.12 4.12 0 0 1-7.92 3.8V-3.8A4.12 4.12 0 0 1-3.8-7.92ZM0-1.13L-2.23-3.37q-.24-.23-.57-.23-.33 0-.57 .23-.23 .24-.23 .57 0 .33 .23 .57L-1.13 0-3.37 2.23q-.23 .24-.23 .57 0 .33 .23 .57 .24 .23 .57 .23 .33 0 .57-.23L0 1.13 2.23 3.37q.24 .23 .57 .23 .33 0 .57-.23 .23-.24 .23-.57 0-.33-.23-.57L1.13 0 3.37-2.23q.23-.24 .23-.57 0-.33-.23-.57-.24-.23-.57-.23-.33 0-.57 .23L0-1.13Z"]}
        """#
    case "ios-18.yaml":
      return #"""
        # iOS and iPadOS 13 to 18, the look before Liquid Glass.
        #
        # Lengths are points. A colour is the name of a palette colour, "#RRGGBB", "#RRGGBBAA", or a mapping of
        # light, dark, increasedLight and increasedDark. A length may be a mapping of Dynamic Type categories; a category
        # that is left out has the value of the nearest smaller one.
        #
        # Where a number comes from stands behind it: [measured] in pixels of screenshots of the system, [guidelines] from
        # Apple's Human Interface Guidelines, [published] from measurements that others published, [chosen] by eye.

        name: ios-18
        summary: Menus of iOS and iPadOS 18.
        idioms: [phone, pad]

        # Inter stands in for SF Pro, which may not be shipped. Files lie below a folder of fonts such as /usr/share/fonts.
        fonts:
          family: Inter
          package: fonts-inter
          files:
            - opentype/inter/Inter-Regular.otf
            - opentype/inter/Inter-Medium.otf
            - opentype/inter/Inter-SemiBold.otf
            - opentype/inter/Inter-Bold.otf
          # SF Pro too has letters of its own for large text.
          display:
            family: Inter Display
            files:
              - opentype/inter/InterDisplay-Regular.otf
              - opentype/inter/InterDisplay-Medium.otf
              - opentype/inter/InterDisplay-SemiBold.otf
              - opentype/inter/InterDisplay-Bold.otf
            minimumSize: 20
            # At 20 as wide as the same texts in a screenshot of an action sheet, regular and semibold; medium and bold
            # accordingly. From 28 on, where SF Pro has left its letters for small text behind, the guidelines' table, less what
            # Inter Display is wider at 20 in parts of the size: 0.0022, 0.005, 0.008 and 0.009.
            tracking:
              regular: { 20: 0.335, 28: 0.318, 30: 0.334, 34: 0.325, 40: 0.282, 46: 0.259, 52: 0.216, 60: 0.128 }
              medium: { 20: 0.28, 28: 0.24, 30: 0.25, 34: 0.23, 40: 0.17, 46: 0.13, 52: 0.07, 60: -0.04 }
              semibold: { 20: 0.22, 28: 0.156, 30: 0.16, 34: 0.128, 40: 0.05, 46: -0.008, 52: -0.086, 60: -0.22 }
              bold: { 20: 0.2, 28: 0.128, 30: 0.13, 34: 0.094, 40: 0.01, 46: -0.054, 52: -0.138, 60: -0.28 }
          # Searched in this order for a character that Inter lacks, those that name the locale's language first.
          fallbacks:
            - family: Noto Sans Arabic
              package: fonts-noto-core
              files: [truetype/noto/NotoSansArabic-Regular.ttf, truetype/noto/NotoSansArabic-Bold.ttf]
            - family: Noto Sans Hebrew
              package: fonts-noto-core
              files: [truetype/noto/NotoSansHebrew-Regular.ttf, truetype/noto/NotoSansHebrew-Bold.ttf]
            - family: Noto Sans Thai
              package: fonts-noto-core
              files: [truetype/noto/NotoSansThai-Regular.ttf, truetype/noto/NotoSansThai-Bold.ttf]
            - family: Noto Sans Devanagari
              package: fonts-noto-core
              files: [truetype/noto/NotoSansDevanagari-Regular.ttf, truetype/noto/NotoSansDevanagari-Bold.ttf]
            - family: Noto Sans Bengali
              package: fonts-noto-core
              files: [truetype/noto/NotoSansBengali-Regular.ttf, truetype/noto/NotoSansBengali-Bold.ttf]
            - family: Noto Sans Gujarati
              package: fonts-noto-core
              files: [truetype/noto/NotoSansGujarati-Regular.ttf, truetype/noto/NotoSansGujarati-Bold.ttf]
            - family: Noto Sans Gurmukhi
              package: fonts-noto-core
              files: [truetype/noto/NotoSansGurmukhi-Regular.ttf, truetype/noto/NotoSansGurmukhi-Bold.ttf]
            - family: Noto Sans Kannada
              package: fonts-noto-core
              files: [truetype/noto/NotoSansKannada-Regular.ttf, truetype/noto/NotoSansKannada-Bold.ttf]
            - family: Noto Sans Malayalam
              package: fonts-noto-core
              files: [truetype/noto/NotoSansMalayalam-Regular.ttf, truetype/noto/NotoSansMalayalam-Bold.ttf]
            - family: Noto Sans Tamil
              package: fonts-noto-core
              files: [truetype/noto/NotoSansTamil-Regular.ttf, truetype/noto/NotoSansTamil-Bold.ttf]
            - family: Noto Sans Telugu
              package: fonts-noto-core
              files: [truetype/noto/NotoSansTelugu-Regular.ttf, truetype/noto/NotoSansTelugu-Bold.ttf]
            - family: Noto Sans Sinhala
              package: fonts-noto-core
              files: [truetype/noto/NotoSansSinhala-Regular.ttf, truetype/noto/NotoSansSinhala-Bold.ttf]
            - family: Noto Sans Khmer
              package: fonts-noto-core
              files: [truetype/noto/NotoSansKhmer-Regular.ttf, truetype/noto/NotoSansKhmer-Bold.ttf]
            - family: Noto Sans Lao
              package: fonts-noto-core
              files: [truetype/noto/NotoSansLao-Regular.ttf, truetype/noto/NotoSansLao-Bold.ttf]
            - family: Noto Sans Myanmar
              package: fonts-noto-core
              files: [truetype/noto/NotoSansMyanmar-Regular.ttf, truetype/noto/NotoSansMyanmar-Bold.ttf]
            - family: Noto Sans Georgian
              package: fonts-noto-core
              files: [truetype/noto/NotoSansGeorgian-Regular.ttf, truetype/noto/NotoSansGeorgian-Bold.ttf]
            - family: Noto Sans Armenian
              package: fonts-noto-core
              files: [truetype/noto/NotoSansArmenian-Regular.ttf, truetype/noto/NotoSansArmenian-Bold.ttf]
            - family: Noto Sans Ethiopic
              package: fonts-noto-core
              files: [truetype/noto/NotoSansEthiopic-Regular.ttf, truetype/noto/NotoSansEthiopic-Bold.ttf]
            - family: Noto Sans Symbols
              package: fonts-noto-core
              files: [truetype/noto/NotoSansSymbols-Regular.ttf, truetype/noto/NotoSansSymbols-Bold.ttf]
            - family: Noto Sans CJK SC
              package: fonts-noto-cjk
              files: [opentype/noto/NotoSansCJK-Regular.ttc, opentype/noto/NotoSansCJK-Bold.ttc]
              languages: [zh, zh-Hans]
            - family: Noto Sans CJK TC
              package: fonts-noto-cjk
              files: [opentype/noto/NotoSansCJK-Regular.ttc, opentype/noto/NotoSansCJK-Bold.ttc]
              languages: [zh-Hant]
            - family: Noto Sans CJK JP
              package: fonts-noto-cjk
              files: [opentype/noto/NotoSansCJK-Regular.ttc, opentype/noto/NotoSansCJK-Bold.ttc]
              languages: [ja]
            - family: Noto Sans CJK KR
              package: fonts-noto-cjk
              files: [opentype/noto/NotoSansCJK-Regular.ttc, opentype/noto/NotoSansCJK-Bold.ttc]
              languages: [ko]
            - family: Noto Sans Math
              package: fonts-noto-core
              files: [truetype/noto/NotoSansMath-Regular.ttf]
            - family: Noto Sans Symbols2
              package: fonts-noto-core
              files: [truetype/noto/NotoSansSymbols2-Regular.ttf]
            - family: Noto Color Emoji
              package: fonts-noto-color-emoji
              files: [truetype/noto/NotoColorEmoji.ttf]
          # Points between letters by weight and size: the guidelines' table for SF Pro, corrected so that the ink of Inter is as
          # wide as the ink of the same texts in screenshots of the system.
          tracking:
            regular: { 9: 0.134, 11: 0.016, 12: -0.09, 13: -0.105, 15: -0.25, 16: -0.356, 17: -0.505, 20: -0.79 }
            medium: { 9: 0.034, 11: -0.107, 12: -0.224, 15: -0.298, 16: -0.344, 18: -0.527, 20: -0.753 }
            semibold: { 9: 0.123, 11: 0.003, 12: -0.104, 15: -0.188, 16: -0.248, 18: -0.46, 20: -0.715 }
            bold: { 9: 0.123, 11: 0.003, 12: -0.104, 15: -0.153, 16: -0.191, 17: -0.265, 20: -0.677 }

        # [guidelines] "Color", and UIKit's values of the colours that the guidelines do not list. The secondary label under
        # increased contrast is that of iOS 26, since UIKit's, of 68 %, has no more than 4.2:1 on white.
        palette:
          systemRed: {light: "#FF3B30", dark: "#FF453A", increasedLight: "#D70015", increasedDark: "#FF6961"}
          systemOrange: {light: "#FF9500", dark: "#FF9F0A", increasedLight: "#C93400", increasedDark: "#FFB340"}
          systemYellow: {light: "#FFCC00", dark: "#FFD60A", increasedLight: "#A05A00", increasedDark: "#FFD426"}
          systemGreen: {light: "#34C759", dark: "#30D158", increasedLight: "#248A3D", increasedDark: "#30DB5B"}
          systemMint: {light: "#00C7BE", dark: "#63E6E2", increasedLight: "#0C817B", increasedDark: "#66D4CF"}
          systemTeal: {light: "#30B0C7", dark: "#40CBE0", increasedLight: "#008299", increasedDark: "#5DE6FF"}
          systemCyan: {light: "#32ADE6", dark: "#64D2FF", increasedLight: "#0071A4", increasedDark: "#70D7FF"}
          systemBlue: {light: "#007AFF", dark: "#0A84FF", increasedLight: "#0040DD", increasedDark: "#409CFF"}
          systemIndigo: {light: "#5856D6", dark: "#5E5CE6", increasedLight: "#3634A3", increasedDark: "#7D7AFF"}
          systemPurple: {light: "#AF52DE", dark: "#BF5AF2", increasedLight: "#8944AB", increasedDark: "#DA8FFF"}
          systemPink: {light: "#FF2D55", dark: "#FF375F", increasedLight: "#D30F45", increasedDark: "#FF6482"}
          systemBrown: {light: "#A2845E", dark: "#AC8E68", increasedLight: "#7F6545", increasedDark: "#B59469"}
          systemGray: {light: "#8E8E93", increasedLight: "#6C6C70", increasedDark: "#AEAEB2"}
          systemGray2: {light: "#AEAEB2", dark: "#636366", increasedLight: "#8E8E93", increasedDark: "#7C7C80"}
          systemGray3: {light: "#C7C7CC", dark: "#48484A", increasedLight: "#AEAEB2", increasedDark: "#545456"}
          systemGray4: {light: "#D1D1D6", dark: "#3A3A3C", increasedLight: "#BCBCC0", increasedDark: "#444446"}
          systemGray5: {light: "#E5E5EA", dark: "#2C2C2E", increasedLight: "#D8D8DC", increasedDark: "#363638"}
          systemGray6: {light: "#F2F2F7", dark: "#1C1C1E", increasedLight: "#EBEBF0", increasedDark: "#242426"}
          label: {light: "#000000", dark: "#FFFFFF"}
          secondaryLabel: {light: "#3C3C4399", dark: "#EBEBF599", increasedLight: "#3C3C43CC", increasedDark: "#EBEBF5AD"}
          tertiaryLabel: {light: "#3C3C434C", dark: "#EBEBF54C", increasedLight: "#3C3C4360", increasedDark: "#EBEBF560"}
          quaternaryLabel: {light: "#3C3C432D", dark: "#EBEBF528", increasedLight: "#3C3C4342", increasedDark: "#EBEBF53D"}
          placeholderText: {light: "#3C3C434C", dark: "#EBEBF54C", increasedLight: "#3C3C4360", increasedDark: "#EBEBF560"}
          separator: {light: "#3C3C4349", dark: "#54545899", increasedLight: "#3C3C435E", increasedDark: "#545458AD"}
          opaqueSeparator: {light: "#C6C6C8", dark: "#38383A"}
          link: {light: "#007AFF", dark: "#0984FF"}
          systemFill: {light: "#78788033", dark: "#7878805B", increasedLight: "#78788047", increasedDark: "#78788070"}
          secondarySystemFill: {light: "#78788028", dark: "#78788051", increasedLight: "#7878803D", increasedDark: "#78788066"}
          tertiarySystemFill: {light: "#7676801E", dark: "#7676803D", increasedLight: "#76768033", increasedDark: "#76768051"}
          quaternarySystemFill: {light: "#74748014", dark: "#7676802D", increasedLight: "#74748028", increasedDark: "#76768042"}
          systemBackground: {light: "#FFFFFF", dark: "#000000"}
          secondarySystemBackground: {light: "#F2F2F7", dark: "#1C1C1E", increasedLight: "#EBEBF0", increasedDark: "#242426"}
          tertiarySystemBackground: {light: "#FFFFFF", dark: "#2C2C2E", increasedDark: "#363638"}
          systemGroupedBackground: {light: "#F2F2F7", dark: "#000000", increasedLight: "#EBEBF0"}
          secondarySystemGroupedBackground: {light: "#FFFFFF", dark: "#1C1C1E", increasedDark: "#242426"}
          tertiarySystemGroupedBackground: {light: "#F2F2F7", dark: "#2C2C2E", increasedLight: "#EBEBF0", increasedDark: "#363638"}
          # Where something lies over a screen, these stand for the colours without the ending.
          systemBackground.elevated: {light: "#FFFFFF", dark: "#1C1C1E", increasedDark: "#242426"}
          secondarySystemBackground.elevated: {light: "#F2F2F7", dark: "#2C2C2E", increasedLight: "#EBEBF0", increasedDark: "#363638"}
          tertiarySystemBackground.elevated: {light: "#FFFFFF", dark: "#3A3A3C", increasedDark: "#444446"}
          systemGroupedBackground.elevated: {light: "#F2F2F7", dark: "#1C1C1E", increasedLight: "#EBEBF0", increasedDark: "#242426"}
          secondarySystemGroupedBackground.elevated: {light: "#FFFFFF", dark: "#2C2C2E", increasedDark: "#363638"}
          tertiarySystemGroupedBackground.elevated: {light: "#F2F2F7", dark: "#3A3A3C", increasedLight: "#EBEBF0", increasedDark: "#444446"}

        # [guidelines] "Typography": size and leading by Dynamic Type category.
        typeScale:
          largeTitle:
            { xSmall: [31, 38], small: [32, 39], medium: [33, 40], large: [34, 41], xLarge: [36, 43], xxLarge: [38, 46], xxxLarge: [40, 48],
              accessibility1: [44, 52], accessibility2: [48, 57], accessibility3: [52, 61], accessibility4: [56, 66], accessibility5: [60, 70] }
          title1:
            { xSmall: [25, 31], small: [26, 32], medium: [27, 33], large: [28, 34], xLarge: [30, 37], xxLarge: [32, 39], xxxLarge: [34, 41],
              accessibility1: [38, 46], accessibility2: [43, 51], accessibility3: [48, 57], accessibility4: [53, 62], accessibility5: [58, 68] }
          title2:
            { xSmall: [19, 24], small: [20, 25], medium: [21, 26], large: [22, 28], xLarge: [24, 30], xxLarge: [26, 32], xxxLarge: [28, 34],
              accessibility1: [34, 41], accessibility2: [39, 47], accessibility3: [44, 52], accessibility4: [50, 59], accessibility5: [56, 66] }
          title3:
            { xSmall: [17, 22], small: [18, 23], medium: [19, 24], large: [20, 25], xLarge: [22, 28], xxLarge: [24, 30], xxxLarge: [26, 32],
              accessibility1: [31, 38], accessibility2: [37, 44], accessibility3: [43, 51], accessibility4: [49, 58], accessibility5: [55, 65] }
          headline:
            { xSmall: [14, 19], small: [15, 20], medium: [16, 21], large: [17, 22], xLarge: [19, 24], xxLarge: [21, 26], xxxLarge: [23, 29],
              accessibility1: [28, 34], accessibility2: [33, 40], accessibility3: [40, 48], accessibility4: [47, 56], accessibility5: [53, 62] }
          body:
            { xSmall: [14, 19], small: [15, 20], medium: [16, 21], large: [17, 22], xLarge: [19, 24], xxLarge: [21, 26], xxxLarge: [23, 29],
              accessibility1: [28, 34], accessibility2: [33, 40], accessibility3: [40, 48], accessibility4: [47, 56], accessibility5: [53, 62] }
          callout:
            { xSmall: [13, 18], small: [14, 19], medium: [15, 20], large: [16, 21], xLarge: [18, 23], xxLarge: [20, 25], xxxLarge: [22, 28],
              accessibility1: [26, 32], accessibility2: [32, 39], accessibility3: [38, 46], accessibility4: [44, 52], accessibility5: [51, 60] }
          subheadline:
            { xSmall: [12, 16], small: [13, 18], medium: [14, 19], large: [15, 20], xLarge: [17, 22], xxLarge: [19, 24], xxxLarge: [21, 28],
              accessibility1: [25, 31], accessibility2: [30, 37], accessibility3: [36, 43], accessibility4: [42, 50], accessibility5: [49, 58] }
          footnote:
            { xSmall: [12, 16], small: [12, 16], medium: [12, 16], large: [13, 18], xLarge: [15, 20], xxLarge: [17, 22], xxxLarge: [19, 24],
              accessibility1: [23, 29], accessibility2: [27, 33], accessibility3: [33, 40], accessibility4: [38, 46], accessibility5: [44, 52] }
          caption1:
            { xSmall: [11, 13], small: [11, 13], medium: [11, 13], large: [12, 16], xLarge: [14, 19], xxLarge: [16, 21], xxxLarge: [18, 23],
              accessibility1: [22, 28], accessibility2: [26, 32], accessibility3: [32, 39], accessibility4: [37, 44], accessibility5: [43, 51] }
          caption2:
            { xSmall: [11, 13], small: [11, 13], medium: [11, 13], large: [11, 13], xLarge: [13, 18], xxLarge: [15, 20], xxxLarge: [17, 22],
              accessibility1: [20, 25], accessibility2: [24, 30], accessibility3: [29, 35], accessibility4: [34, 41], accessibility5: [40, 48] }

        menu:
          # [measured] 250 on phones; [published] 262 on tablets, 370 and 343 at the accessibility sizes.
          phoneWidth: {xSmall: 250, accessibility1: 370}
          padWidth: {xSmall: 262, accessibility1: 343}
          screenMargin: 8 # [measured]
          sourceGap: 8 # [published]; below a bar the menu begins at the bar's edge
          sourceOpacity: 0.4 # [measured] a bar button's symbol beside an open menu
          cornerRadius: 13 # [measured] fitted to the continuous corner
          # [measured] 44 at large: 43.67 and a hairline at 3x, 43.5 and a hairline at 2x; the others [published].
          rowPitch:
            { xSmall: 38, small: 40, medium: 42, large: 44, xLarge: 48, xxLarge: 52, xxxLarge: 58,
              accessibility1: 68, accessibility2: 80, accessibility3: 96, accessibility4: 112, accessibility5: 124 }
          inset: 16 # [measured]
          # [measured] 32 at large; the others [published] as leading + 10 - 0.311 (size - 17).
          leadingColumn:
            { xSmall: 29.9, small: 30.6, medium: 31.3, large: 32, xLarge: 33.4, xxLarge: 34.8, xxxLarge: 37.1,
              accessibility1: 40.6, accessibility2: 45, accessibility3: 50.8, accessibility4: 56.7, accessibility5: 60.8 }
          leadingCenter: 0.578 # [measured] 18.5 of 32
          # [measured] symbols centred 28 from the edge: half of 44, and 6; the others [published] as leading + 22 + 0.1 (size - 17).
          trailingColumn:
            { xSmall: 40.7, small: 41.8, medium: 42.9, large: 44, xLarge: 46.2, xxLarge: 48.4, xxxLarge: 51.6,
              accessibility1: 57.1, accessibility2: 63.6, accessibility3: 72.3, accessibility4: 81, accessibility5: 87.6 }
          subtitleGap: 1.75 # [measured] a row with a subtitle has a pitch of 63.6
          titleLines: 2 # [published]; without limit at the accessibility sizes
          # [measured] a header of one line is 32.6 high and has its baseline at 21.3.
          headerTop: 9.85
          headerBottom: 8.45
          bandHeight: 8 # [measured]
          # [measured] at large; the others in proportion to the rows.
          smallRowHeight:
            { xSmall: 37.7, small: 39.7, medium: 41.7, large: 43.67, xLarge: 47.7, xxLarge: 51.7, xxxLarge: 57.7,
              accessibility1: 67.7, accessibility2: 79.7, accessibility3: 95.7, accessibility4: 111.7, accessibility5: 123.7 }
          mediumRowHeight:
            { xSmall: 57.7, small: 59.7, medium: 61.7, large: 63.67, xLarge: 69.7, xxLarge: 75.7, xxxLarge: 83.7,
              accessibility1: 99.7, accessibility2: 115.7, accessibility3: 137.7, accessibility4: 159.7, accessibility5: 177.7 }
          documentHeaderHeight: 64 # [published]
          indicatorWidth: 3 # [measured]
          indicatorInset: 3 # [measured]
          submenuShrink: 0.95 # [published]

          # [measured] 245.5 over white and 239 over the grey 197 of a blurred page; 31 over black. Opaque under increased contrast.
          background:
            tint: {light: "#F4F4F4DD", dark: "#242424DD", increasedLight: "#F2F2F2", increasedDark: "#2D2D2D"}
            blur: 30 # [published]
            saturation: 1.8 # [published] 2.0 in light and 1.7 in dark
          # [measured] 220 on 239; 26 on 31.
          band: {light: "#00000014", dark: "#00000029"}
          # [measured] 176 on 245; 97 on 31.
          separator: {light: "#80808096", dark: "#808080AD", increasedLight: "#808080CC", increasedDark: "#808080E6"}
          title: label # [measured] black, white
          subtitle: {light: "#0000008C", dark: "#FFFFFF66", increasedLight: "#000000B3", increasedDark: "#FFFFFFA6"} # [published]
          header: secondaryLabel # [published]
          destructive: systemRed # [measured]
          disabled: systemGray # [measured] 150 to 165 on 220
          highlight: {light: "#3232321A", dark: "#FFFFFF1A"} # [published]
          submenuDim: {light: "#0000001A", dark: "#00000066"} # [chosen]
          indicator: {light: "#00000059", dark: "#FFFFFF59"} # [measured] 153 over 237; the dark one [chosen]
          accessory: {light: "#7676802E", dark: "#7676803D"} # [published] a fill of 18 %
          # [measured] black by distance from the edge, the same on every side.
          shadow:
            [[0, 0.083], [12, 0.072], [20, 0.064], [28, 0.056], [35, 0.048], [43, 0.040], [51, 0.035], [66, 0.024],
             [82, 0.016], [97, 0.008], [125, 0]]

        contextMenu:
          gap: 16 # [measured]
          margin: 16 # [measured] of a card as wide as the screen
          verticalMargin: 20 # [measured] on a phone without home indicator: 40 below the top, 20 above the bottom
          liftScale: 1.05 # [published] 1.02 to 1.15; [measured] a wide card grows to the margins
          liftInset: 6 # [chosen] less than what is between the elements of a stack
          leastPreviewShare: 0.2 # [chosen]
          cornerRadius: 13 # [measured] fitted to the continuous corner
          inset: 16 # [chosen]
          # [measured] 206, 205, 211 over white; the dark [chosen], a little lighter than black.
          backdrop:
            tint: {light: "#0A0A1E33", dark: "#14141A80"}
            blur: 20 # [chosen] strong
            saturation: 1
          lift: {light: "#FFFFFF00", dark: "#FFFFFF1C"} # [chosen] black becomes the elevated background
          preview: systemBackground # [guidelines]
          # [measured] black by distance above a card; the menu has no shadow on the backdrop.
          shadow:
            [[0, 0.145], [2.6, 0.126], [4.7, 0.1], [8.9, 0.073], [13, 0.053], [17.2, 0.034], [21.4, 0.017], [25.5, 0.005],
             [29, 0]]

        alert:
          width: {xSmall: 270, accessibility1: 379} # [measured] 270; [published] at the accessibility sizes
          screenMargin: 30 # [published]
          verticalMargin: 11 # [published]
          cornerRadius: 13 # [measured] fitted to the continuous corner
          # [measured] baselines at 36 and 56 in a body of 80.
          inset: 16 # [chosen]
          top: 19.8
          messageGap: 3.5
          bottom: 20.9
          # [measured] 44 and a hairline at large; the others grow with the line.
          rowHeight: {xSmall: 44, xxLarge: 46, xxxLarge: 50, accessibility1: 58, accessibility2: 68, accessibility3: 80,
            accessibility4: 92, accessibility5: 100}
          rowInset: 8 # [chosen]
          titleShift: 0.25 # [measured] a baseline 28.3 below the row's top
          fieldTop: 18 # [chosen]
          fieldBottom: 12 # [measured]
          fieldInset: 15 # [measured]
          fieldHeight: 30 # [measured]
          fieldPadding: 7 # [chosen] what is left beside 13 pt of text, for larger texts too
          fieldTextInset: 8.3 # [measured]
          fieldRadius: 7 # [measured] 6 to 9
          # [measured] 239.5 over 204, 237.5 over 191; the dark [published].
          background:
            tint: {light: "#F9F9F9C9", dark: "#2D2D2DCC", increasedLight: "#F9F9F9", increasedDark: "#2D2D2D"}
            blur: 30 # [published]
            saturation: 1.8 # [published]
          separator: {light: "#00000042", dark: "#FFFFFF26", increasedLight: "#00000066", increasedDark: "#FFFFFF4D"} # [measured] 178 on 239.5
          title: label # [published]
          message: label # [published]
          highlight: {light: "#00000014", dark: "#FFFFFF1F"} # [published]
          destructive: systemRed # [guidelines]
          disabled: {light: "#00000061", dark: "#FFFFFF4D"} # [measured] as of action sheets
          field: {light: "#FFFFFF", dark: "#000000"} # [measured] white; the dark [chosen]
          fieldBorder: {light: "#B4B4B4", dark: "#545458"} # [measured] 180; the dark [chosen]
          fieldText: label # [measured]
          placeholder: placeholderText # [guidelines]
          dim: {light: "#00000033", dark: "#0000007A"} # [measured] 0.20; the dark [published]

        actionSheet:
          margin: 8 # [measured]
          popoverWidth: 304 # [published]
          gap: 8 # [measured]
          cornerRadius: 13 # [measured] fitted to the continuous corner
          topMargin: 8 # [chosen]
          leastActionsHeight: 84 # [published]
          # [measured] 57 and a hairline at large; the others grow with the title's line.
          rowHeight: {xSmall: 57, xLarge: 59, xxLarge: 62, xxxLarge: 62, accessibility1: 67, accessibility2: 73,
            accessibility3: 81, accessibility4: 89, accessibility5: 97}
          rowInset: 10 # [published]
          # [measured] 20 at large; [published] 23 to 53 above it.
          fontSize: {xSmall: 20, xLarge: 22, xxLarge: 24, xxxLarge: 24, accessibility1: 28, accessibility2: 33,
            accessibility3: 40, accessibility4: 47, accessibility5: 53}
          headerInset: 16 # [published]
          # [measured] the title's capitals begin 17.5 below the top, the message's baseline is 22 below the title's; a
          # header of both is 77 high, of a title alone 43.9.
          headerTop: 14.2
          headerBottom: 14.2
          messageGap: 6.5
          messageBottom: 25.3
          # [measured] 240 over 204 and 197 over black; the dark [published].
          background:
            tint: {light: "#F9F9F9C9", dark: "#292929BF", increasedLight: "#F9F9F9", increasedDark: "#292929"}
            blur: 30 # [published]
            saturation: 1.8 # [published]
          cancelBackground: {tint: {light: "#FFFFFF", dark: "#2C2C2C"}} # [measured], [published]
          separator: {light: "#00000042", dark: "#FFFFFF26", increasedLight: "#00000066", increasedDark: "#FFFFFF4D"} # [measured] 178 on 240
          header: {light: "#00000075", dark: "#F1F1F197", increasedLight: "#000000B3", increasedDark: "#F1F1F1CC"} # [measured] 46 % black
          highlight: {light: "#00000014", dark: "#FFFFFF1F"} # [published]
          destructive: systemRed # [measured]
          disabled: {light: "#00000061", dark: "#FFFFFF4D"} # [measured] 148 on 238
          dim: {light: "#00000033", dark: "#0000007A"} # [measured] 0.20; the dark [published]

        popover:
          width: 320 # [published]
          screenMargin: 10 # [published]
          sourceGap: 0 # [measured] near 0 on tablets
          leastWidth: 120 # [chosen]
          leastHeight: 44 # [chosen]
          cornerRadius: 13 # [measured] fitted to the circle
          # [measured] half widths of 3.71, 9.32, 11.4, 14.8 and 18.4 at 2.28, 9.28, 11.28, 12.78 and 13 below the tip.
          arrowHeight: 13
          arrowBase: 36.8
          arrowTipRadius: 3.95
          arrowSlope: 0.8
          arrowFlank: 8.8
          arrowShoulder: 3.4
          # [published] white at 85 to 95 %, 30 in dark
          background:
            tint: {light: "#FAFAFAEB", dark: "#1E1E1EEB", increasedLight: "#FFFFFF", increasedDark: "#1E1E1E"}
            blur: 30 # [published]
            saturation: 1.8 # [published]
          # [measured] as of menus
          shadow:
            [[0, 0.083], [12, 0.072], [20, 0.064], [28, 0.056], [35, 0.048], [43, 0.040], [51, 0.035], [66, 0.024],
             [82, 0.016], [97, 0.008], [125, 0]]

        button:
          # [measured] regular 34.3 and large 50.7 high with insets of 12 and 20, and corners of 7.6 and 9.5, of gray and
          # tinted ones 6; small and mini [published].
          mini: {text: subheadline, horizontalInset: 10, verticalInset: 5, cornerRadius: 14}
          small: {text: subheadline, horizontalInset: 10, verticalInset: 5, cornerRadius: 14}
          regular: {text: body, horizontalInset: 12, verticalInset: 7, cornerRadius: 7.6, grayCornerRadius: 6}
          large: {text: body, horizontalInset: 20, verticalInset: 15, cornerRadius: 9.5}
          imageGap: 6 # [chosen]
          indicatorGap: 5 # [chosen]
          pullDownScale: 0.7 # [chosen]
          popUpScale: 0.8 # [chosen]
          # [measured] circles 21.8 across with a line of about 1.5; a disc of 30 with a cross of 12.6 and a line of 2.2.
          glyphScale: 1.28
          glyphWeight: light
          closeSize: 30
          closeScale: 0.95
          closeWeight: bold
          # [chosen]
          sheetColumns: 3
          sheetColumnGap: 24
          sheetRowGap: 24
          sheetLabelGap: 8
          destructive: systemRed # [guidelines]
          grayFill: secondarySystemFill # [measured] 38, 38, 41 on black
          grayPressed: {light: "#7878801F", dark: "#8C8C9359"} # [published]
          tintedOpacity: 0.18 # [published]
          tintedOpacityDark: 0.2 # [measured] 73, 36, 36 for red on 28, 28, 30
          borderedOpacityDark: 0.25 # [measured] 24, 51, 25 for a green of 104, 206, 103 on black
          tintedPressed: 0.12 # [published]
          tintedPressedDark: 0.18 # [published]
          # [published]; black [chosen] where white has less than 3:1 on the lighter tint.
          prominentTitle: {light: "#FFFFFF", increasedDark: "#000000"}
          prominentPressed: 0.75 # [published]
          prominentPressedDark: 0.8 # [published]
          plainPressed: 0.75 # [published]
          closeFill: tertiarySystemFill # [measured] 49, 49, 54 on 28, 28, 30
          closeGlyph: secondaryLabel # [measured]
          disabledFill: tertiarySystemFill # [published]
          disabledTitle: tertiaryLabel # [published]
          sheetLabel: secondaryLabel # [chosen]

        sheet:
          cornerRadius: 10 # [published]
          topGap: 10 # [chosen]
          behindScale: 0.9165 # [published]
          mediumShare: 0.5 # [published]
          grabberWidth: 36 # [published]
          grabberHeight: 5 # [published]
          grabberTop: 5 # [published]
          background: systemBackground # [guidelines]
          grabber: tertiaryLabel # [chosen]
          dim: {light: "#00000033", dark: "#0000007A"} # [measured] 0.20 behind action sheets; the dark [published]

        screen:
          margin: 16 # [measured] a bar's plus, back buttons and rows
          wideMargin: 20 # [published] on Plus and Max phones, on phones on their side, and on tablets
          wideWidth: 414 # [published]
          spacing: 8 # [published] SwiftUI's stacks
          top: 16 # [chosen]
          background: systemBackground # [guidelines]
          placeholder: systemGray5 # [chosen]
          placeholderSymbol: systemGray2 # [chosen]
          # [published] about 126 by 37; [measured] its middle is half a point below the time's.
          islandWidth: 125
          islandHeight: 37
          islandBottom: 10.7
          # [chosen] by eye, after photographs of the device
          notchWidth: 162
          notchHeight: 32
          notchRadius: 20
          homeIndicatorHeight: 5 # [measured]
          homeIndicatorBottom: 8 # [measured]
          homeIndicator: label # [measured] black, white
          dimmedTint: {light: "#969696", dark: "#757575"} # [measured] 150 on white; the dark [chosen]
          bezelWidth: 12 # [chosen]
          leastBezelRadius: 30 # [chosen]
          bezel: {light: "#1C1C1E", dark: "#2C2C2E"} # [chosen]

        statusBar:
          # [measured] middles at 70.8, 29.2 and 321.2, 29.2 on a screen of 393: toward the island from the middle between it
          # and the edge. A last 1 as wide as the other digits has 1.4 more beside its ink than a first 9.
          timeShift: 5.2
          signsShift: 4.8
          islandCenter: 29.8
          notchCenter: 21.5 # [chosen]
          timeSize: 17 # [measured] digits 12 high
          colonRise: 0.085 # [measured] a colon from 25 to 33.7 beside digits from 23 to 35.3
          signalGap: 7.3 # [measured] bars from 282 to 301.3, arcs from 309 to 325.3, battery from 333 to 360.3
          smallSize: 12 # [measured] capitals 8.5 high
          smallInset: 6 # [measured] the battery ends 5.5 from the edge, the network's name begins 7 from it
          smallGap: 5 # [measured]
          padInset: 16 # [measured]
          padGap: 11 # [measured]
          color: label # [measured] black, white
          batteryOutline: 0.35 # [chosen]

        bar:
          height: 44 # [measured]
          compactHeight: 32 # [published]
          padHeight: 50 # [measured] from 24 to 74, the title in its middle
          largeTitleHeight: 52 # [published]
          largeTitleBottom: 8 # [published]
          promptHeight: 30 # [published]
          backInset: 9.3 # [measured] 13 beside a margin of 20
          backHeight: 18.3 # [measured] 18.65 with its heavy line
          backGap: 8.5 # [measured] title from 32.5, chevron from 13 to 23.5
          itemGap: 20 # [chosen]
          titleGap: 8 # [chosen]
          touchWidth: 44 # [guidelines]
          touchInset: 8 # [chosen]
          tabBarHeight: 49 # [published]
          tabImageCenter: 18.5 # [chosen]
          tabImageScale: 1.35 # [chosen] about 25 high
          tabTitleTop: 34.7 # [chosen]
          tabTitleSize: 10 # [published]
          wideTabWidth: 120 # [chosen]
          wideTabTitleSize: 13 # [published]
          # [measured] 247 over white; opacity, blur and dark [published].
          background:
            tint: {light: "#F7F7F7F0", dark: "#1D1D1DF0", increasedLight: "#F7F7F7", increasedDark: "#1D1D1D"}
            blur: 10
          # [measured] 178 on white; [published] in dark.
          hairline: {light: "#0000004D", dark: "#FFFFFF26", increasedLight: "#00000080", increasedDark: "#FFFFFF59"}
          title: label # [measured]
          prompt: label # [published]
          tab: {light: "#999999", dark: "#757575", increasedLight: "#6C6C70", increasedDark: "#AEAEB2"} # [published]

        list:
          rowHeight: 44 # [published]
          rowPadding: 11 # [published] 60 with a subtitle
          inset: 16 # [published]
          imageWidth: 28 # [published]
          imageGap: 16 # [published]
          imageScale: 1.2 # [chosen]
          valueGap: 8 # [chosen]
          accessoryGap: 6 # [published]
          chevronScale: 0.88 # [published] about 8 by 13
          detailScale: 1.27 # [measured] about 22 across
          cornerRadius: 10 # [published]
          top: 20 # [published]
          sectionGap: 35 # [published]
          headerTop: 16 # [published]
          headerBottom: 6 # [published]
          footerTop: 6 # [published]
          group: secondarySystemGroupedBackground # [guidelines]
          groupedBackground: systemGroupedBackground # [guidelines]
          separator: separator # [guidelines]
          title: label # [guidelines]
          secondary: secondaryLabel # [published]
          chevron: tertiaryLabel # [published]
          disabled: tertiaryLabel # [guidelines]
          destructive: systemRed # [guidelines]
          # [published] systemGray4; under increased contrast systemGray5 in light [chosen] so that secondary labels have 4.5:1
          highlight: {light: "#D1D1D6", dark: "#3A3A3C", increasedLight: "#D8D8DC", increasedDark: "#444446"}

        textField:
          height: 36 # [published]
          cornerRadius: 10 # [published]
          inset: 8 # [chosen]
          imageGap: 6 # [chosen]
          caretWidth: 2 # [chosen]
          fill: tertiarySystemFill # [guidelines]
          image: secondaryLabel # [guidelines]
          placeholder: placeholderText # [guidelines]
          searchPlaceholder: secondaryLabel # [chosen] as the magnifier beside it
          label: secondaryLabel # [chosen]
          value: label # [guidelines]
          separator: separator # [guidelines]

        toggle:
          width: 51 # [published]
          height: 31 # [published]
          knobInset: 2 # [published]
          knobWidth: 27 # [published] round
          on: systemGreen # [guidelines]
          off: secondarySystemFill # [published]
          knob: "#FFFFFF" # [published]
          disabledOpacity: 0.5 # [chosen]
          shadow: [[0, 0.12], [2, 0.04], [4, 0]] # [chosen]

        segmentedControl:
          # [measured] two segments of 65 with 1 between them, 32 high; what lies below the chosen title is 61 by 28.
          height: 32
          cornerRadius: 8
          inset: 10 # [measured] half of 65 less the wider title
          fontSize: 13 # [measured] capitals 9.25 high
          imageScale: 0.85 # [chosen]
          thumbInset: 2 # [measured]
          thumbRadius: 7 # [published]
          dividerWidth: 1 # [measured]
          dividerInset: 8 # [chosen]
          fill: tertiarySystemFill # [measured] 231 on 247
          thumb: {light: "#FFFFFF", dark: "#636366"} # [measured] white; the dark [published]
          title: label # [measured]
          disabled: tertiaryLabel # [guidelines]
          divider: "#8E8E934D" # [published]
          # [measured] on 231: from 209 to 215 below, from 219 to 231 within 4.5 at the sides, from 226 to 230 above.
          shadowInset: 2.5
          shadow: [[0, 0.099], [2.75, 0.052], [4.25, 0.03], [5.75, 0.0125], [7.25, 0]]

        grid:
          leastColumnWidth: 100 # [chosen] three columns on a phone
          spacing: 8 # [published] as of stacks
          pictureSpacing: 2 # [measured] in the photo picker

        map:
          # [chosen]; under increased contrast so that the pin's label has 4.5:1 on roads
          roadWidth: 5
          mainRoadWidth: 9
          pinSize: 28
          labelGap: 3
          land: {light: "#F6F3EC", dark: "#2A2B2E"}
          park: {light: "#CFE8C0", dark: "#2B3F31"}
          water: {light: "#B3DCF4", dark: "#1F3A52"}
          road: {light: "#FFFFFF", dark: "#45464B", increasedLight: "#C9C6BF", increasedDark: "#66676C"}
          mainRoad: {light: "#FBE3A1", dark: "#5E5640", increasedLight: "#E5B93C", increasedDark: "#7A6E4A"}
          pin: systemRed
          pinDot: "#FFFFFF"
          label: label
        """#
    case "ios-26.yaml":
      return #"""
        # iOS and iPadOS 26, the look of Liquid Glass.
        #
        # What is not here is as in ios-18. Where a number comes from stands behind it, as there.

        name: ios-26
        summary: Menus, sheets, alerts and bars of Liquid Glass, as in iOS and iPadOS 26.
        extends: ios-18
        idioms: [phone, pad]

        # [guidelines] "Color" of June 2025; labels and separators [published] from Apple's design files.
        palette:
          systemRed: {light: "#FF383C", dark: "#FF4245", increasedLight: "#E9152D", increasedDark: "#FF6165"}
          systemOrange: {light: "#FF8D28", dark: "#FF9230", increasedLight: "#C55300", increasedDark: "#FFA056"}
          systemYellow: {light: "#FFCC00", dark: "#FFD600", increasedLight: "#A16A00", increasedDark: "#FEDF43"}
          systemGreen: {light: "#34C759", dark: "#30D158", increasedLight: "#008932", increasedDark: "#4AD968"}
          systemMint: {light: "#00C8B3", dark: "#00DAC3", increasedLight: "#008575", increasedDark: "#54DFCB"}
          systemTeal: {light: "#00C3D0", dark: "#00D2E0", increasedLight: "#008198", increasedDark: "#3BDDEC"}
          systemCyan: {light: "#00C0E8", dark: "#3CD3FE", increasedLight: "#007EAE", increasedDark: "#6DD9FF"}
          systemBlue: {light: "#0088FF", dark: "#0091FF", increasedLight: "#1E6EF4", increasedDark: "#5CB8FF"}
          systemIndigo: {light: "#6155F5", dark: "#6D7CFF", increasedLight: "#564ADE", increasedDark: "#A7AAFF"}
          systemPurple: {light: "#CB30E0", dark: "#DB34F2", increasedLight: "#B02FC2", increasedDark: "#EA8DFF"}
          systemPink: {light: "#FF2D55", dark: "#FF375F", increasedLight: "#E7124D", increasedDark: "#FF8AC4"}
          systemBrown: {light: "#AC7F5E", dark: "#B78A66", increasedLight: "#956D51", increasedDark: "#DBA679"}
          secondaryLabel: {light: "#3C3C4399", dark: "#EBEBF5B2", increasedLight: "#3C3C43CC", increasedDark: "#EBEBF5B2"}
          tertiaryLabel: {light: "#3C3C434C", dark: "#EBEBF54C", increasedLight: "#3C3C43B2", increasedDark: "#EBEBF58C"}
          quaternaryLabel: {light: "#3C3C432E", dark: "#EBEBF529", increasedLight: "#3C3C438C", increasedDark: "#EBEBF566"}
          separator: {light: "#0000001F", dark: "#FFFFFF2B"}
          link: {light: "#0088FF", dark: "#0091FF", increasedLight: "#1E6EF4", increasedDark: "#5CB8FF"}

        menu:
          coversSource: true # [measured]
          sourceOpacity: 0 # [measured] the menu grows out of its button, of which nothing is left
          cornerRadius: 32 # [measured] 32.2 fitted to the continuous corner
          verticalInset: 10 # [measured]
          # [measured] 42 at large; the others as much larger or smaller as in ios-18.
          rowPitch:
            { xSmall: 36, small: 38, medium: 40, large: 42, xLarge: 46, xxLarge: 50, xxxLarge: 56,
              accessibility1: 66, accessibility2: 78, accessibility3: 94, accessibility4: 110, accessibility5: 122 }
          hasHairlines: false # [measured]
          inset: 24 # [published]
          # [chosen]
          leadingColumn:
            { xSmall: 45.9, small: 46.6, medium: 47.3, large: 48, xLarge: 49.4, xxLarge: 50.8, xxxLarge: 53.1,
              accessibility1: 56.6, accessibility2: 61, accessibility3: 66.8, accessibility4: 72.7, accessibility5: 76.8 }
          leadingCenter: 0.625 # [chosen]
          # [measured] symbols centred 36 from the edge and titles from 60 on, at large; no symbols at the accessibility sizes.
          imageSide: leading
          imageColumn:
            { xSmall: 32.5, small: 33.5, medium: 34.8, large: 36, xLarge: 38.3, xxLarge: 40.7, xxxLarge: 43.1,
              accessibility1: 0 }
          imageCenter: 12
          # [measured] a line of a point in a block of 21, 24 from both sides.
          bandHeight: 21
          bandLine: 1
          bandInset: 24
          headerTop: 6 # [chosen]
          headerBottom: 6 # [chosen]
          highlightInset: 10 # [published] a capsule
          # [measured] 249, 248, 250 over white and 246, 214, 255 over 174, 86, 219, with all of the white rim; what lies
          # within 4 of the edge is bent outward; the dark [published] 31 over black.
          background:
            tint: {light: "#F8F7F9D1", dark: "#272727CC", increasedLight: "#F8F7F9", increasedDark: "#1F1F1F"}
            blur: 4 # [measured] 16 and 84 % of an edge 8 pt apart
            saturation: 2 # [measured]
            adaptation: 0.12 # [chosen]
            lensDepth: 4 # [measured]
            lensShift: 24 # [measured] what is seen 2 pt inside the edge lies 12 outside
            rim: {light: "#FFFFFFE6", dark: "#FFFFFF26", increasedLight: "#00000040", increasedDark: "#FFFFFF59"}
            rimWidth: 0.8 # [measured]
          band: {light: "#00000014", dark: "#FFFFFF1F", increasedLight: "#00000033", increasedDark: "#FFFFFF4D"} # [measured] 229 on 249
          title: {light: "#000000F5", dark: "#FFFFFF"} # [measured] 9 to 10 on 249
          subtitle: secondaryLabel # [published]
          disabled: tertiaryLabel # [published] 0.3 to 0.4
          highlight: secondarySystemFill # [published]
          # [guidelines] systemRed; under increased contrast with some of the label's colour [chosen] so that it has 4.5:1.
          destructive: &destructive {light: "#FF383C", dark: "#FF4245", increasedLight: "#BA1124", increasedDark: "#FF8A8D"}
          # [measured] black by distance, the shadow 7 below the menu; inside its edge as far as is seen.
          shadow: &menuShadow
            falloff:
              [[-7, 0.063], [0, 0.047], [4, 0.039], [8, 0.031], [12, 0.024], [16, 0.016], [20, 0.012], [30, 0.004], [36, 0]]
            offset: 7

        contextMenu:
          cornerRadius: 24 # [chosen]
          inset: 16 # [chosen]

        alert:
          width: {xSmall: 320, accessibility1: 379} # [measured]; [published] at the accessibility sizes
          screenMargin: 12 # [chosen]
          cornerRadius: 34 # [measured]
          # [measured] baselines at 40.9 and 68.3, the first action at 92.3, texts from 30.3 on.
          alignment: leading
          messageText: subheadline
          inset: 30.3
          top: 24.7
          messageGap: 9.1
          bottom: 20.4
          rowHeight: {xSmall: 48, xxLarge: 50, xxxLarge: 54, accessibility1: 62, accessibility2: 72, accessibility3: 84,
            accessibility4: 96, accessibility5: 104} # [measured] at large
          rowInset: 12 # [chosen]
          titleShift: 0
          actionInset: 16 # [measured]
          actionGap: 8 # [measured]
          actionWeight: medium # [published]
          fieldTop: 16 # [chosen]
          fieldBottom: 16 # [chosen]
          fieldInset: 16 # [chosen]
          fieldHeight: 40 # [chosen]
          fieldRadius: 20 # [chosen]
          fieldTextInset: 14 # [chosen]
          # [measured] 237, 238, 242 over 195, 195, 199 and 201, 213, 252 over 66, 91, 177; the dark [chosen].
          background:
            tint: {light: "#FAFBFEC2", dark: "#232325CC", increasedLight: "#FAFBFE", increasedDark: "#232325"}
            blur: 4.5 # [measured]
            saturation: 2 # [measured]
            adaptation: 0.12 # [chosen]
            lensDepth: 4 # [measured] of menus
            lensShift: 24 # [measured] of menus
            rim: {light: "#FFFFFF8C", dark: "#FFFFFF26", increasedLight: "#00000040", increasedDark: "#FFFFFF59"} # [measured] 247 on 237
            rimWidth: 1 # [measured]
          # [measured] 105, 106, 109 on 237, 238, 242; the dark as of secondary labels.
          message: {light: "#3C3C43BF", dark: "#EBEBF5B2", increasedLight: "#3C3C43CC", increasedDark: "#EBEBF5B2"}
          action: label # [measured]
          actionFill: {light: "#0000001F", dark: "#FFFFFF1F"} # [measured] 209 on 237; the dark [chosen]
          preferredFill: systemBlue # [measured]
          preferredTitle: {light: "#FFFFFF", increasedDark: "#000000"} # [measured]; black [chosen] so that it has 4.5:1
          destructive: *destructive # as in menus
          disabled: {light: "#0000003D", dark: "#FFFFFF3D", increasedLight: "#0000008C", increasedDark: "#FFFFFF8C"} # [measured] 25 % grey
          # [chosen]; the border shows through the field.
          field: {light: "#FFFFFF80", dark: "#FFFFFF08"}
          fieldBorder: {light: "#00000014", dark: "#FFFFFF14"}
          # [measured] 189 below the card and 192 at its sides, on 194.
          shadow:
            falloff: [[-7, 0.027], [0, 0.012], [8, 0.008], [20, 0.004], [36, 0]]
            offset: 7

        actionSheet:
          place: source # [guidelines] it begins at what began it
          destructive: *destructive # as in menus
          popoverWidth: 304 # [chosen]

        popover:
          cornerRadius: 34 # [chosen] as of alerts
          corners: continuous # [chosen]
          plainGap: 8 # [chosen] it grows out of a bar's glass, and has an arrow at anything else
          background:
            tint: {light: "#F8F8FAE0", dark: "#1F1F1FE0", increasedLight: "#FFFFFF", increasedDark: "#1E1E1E"}
            blur: 6 # [chosen]
            saturation: 2 # [measured] of menus
            adaptation: 0.12 # [chosen]
            lensDepth: 4 # [measured] of menus
            lensShift: 24 # [measured] of menus
            rim: {light: "#FFFFFFE6", dark: "#FFFFFF26", increasedLight: "#00000040", increasedDark: "#FFFFFF59"}
            rimWidth: 0.8 # [measured] of menus
          shadow: *menuShadow # [chosen] as of menus

        sheet:
          cornerRadius: 38 # [published]
          floatingInset: 8 # [chosen]

        list:
          rowHeight: 52 # [published]
          rowPadding: 15 # [published]
          cornerRadius: 26 # [published]
          headerText: headline # [published]
          headerIsUppercase: false # [guidelines]

        textField:
          height: 44 # [published]
          cornerRadius: 22 # [published]
          inset: 14 # [chosen]

        toggle:
          width: 63 # [published]
          height: 28 # [published]
          knobWidth: 39 # [published]

        segmentedControl:
          height: 36 # [published]
          cornerRadius: 18 # [published]
          thumbRadius: 16 # [published]

        button:
          # [published] capsules 28, 34 and 48 high.
          mini: {text: subheadline, horizontalInset: 10, verticalInset: 5, cornerRadius: 100}
          small: {text: subheadline, horizontalInset: 10, verticalInset: 5, cornerRadius: 100}
          regular: {text: body, horizontalInset: 12, verticalInset: 7, cornerRadius: 100, grayCornerRadius: 100}
          moreSymbol: ellipsis # [guidelines] no outlined circles in bars
          increasedShade: 0.2 # [chosen] so that systemBlue has 4.5:1 on grey and tinted fills
          large: {text: body, horizontalInset: 20, verticalInset: 14, cornerRadius: 100}
          # [measured] 253 over white with a white rim; the opacity and the dark [chosen].
          glass: &glass
            tint: {light: "#FCFCFCB3", dark: "#2C2C2EB3", increasedLight: "#FCFCFC", increasedDark: "#2C2C2E"}
            blur: 4
            saturation: 2
            adaptation: 0.3 # [chosen]
            lensDepth: 4
            lensShift: 12
            rim: {light: "#FFFFFFE6", dark: "#FFFFFF33", increasedLight: "#00000040", increasedDark: "#FFFFFF59"}
            rimWidth: 0.8
          # [measured] 245 beside the button and 244 below it, on white.
          glassShadow: &glassShadow
            falloff: [[-4, 0.044], [0, 0.039], [4, 0.033], [8, 0.026], [12, 0.02], [20, 0.01], [32, 0]]
            offset: 4

        bar:
          height: 54 # [published]
          compactHeight: 48 # [chosen]
          padHeight: 54 # [chosen]
          itemGap: 12 # [published]
          capsuleHeight: 44 # [measured] a button of glass
          capsuleInset: 14 # [chosen]
          capsule: *glass # [chosen] as buttons
          capsuleShadow: *glassShadow # [chosen] as buttons
          tabBarHeight: 62 # [chosen]
          tabImageCenter: 23 # [chosen]
          tabTitleTop: 41 # [chosen]
          floatingInset: 21 # [chosen]
          floatingBottom: 21 # [chosen]
          tabSelection: {light: "#00000014", dark: "#FFFFFF1F"} # [chosen]
          tab: label # [chosen]
          increasedShade: 0.2 # [chosen] so that systemBlue has 4.5:1 on the capsule
        """#
    case "watchos-11.yaml":
      return #"""
        # watchOS, whose look is always dark.
        #
        # What is not here is as in ios-18, of whose colours a watch shows the dark ones.

        name: watchos-11
        summary: Action sheets of watchOS.
        extends: ios-18
        idioms: [watch]

        fonts:
          # [guidelines] SF Compact's table, which has no other weights, less 0.011 of the size: so wide is Inter's ink beside the
          # ink of the same texts in a screenshot of watchOS 2, whose capitals were made as high.
          tracking:
            regular: &tracking
              { 9: 0.161, 10: 0.18, 11: 0.139, 12: 0.098, 13: 0.057, 14: 0.036, 15: -0.105, 16: -0.176, 17: -0.257,
                18: -0.338, 19: -0.429, 20: -0.515 }
            medium: *tracking
            semibold: *tracking
            bold: *tracking
          display:
            # The same table, in which the step from 19 to 20 says how much narrower SF Compact's letters for large text are, more
            # what Inter Display is narrower than that in parts of the size: 0.0273, 0.0241, 0.0211 and 0.0181 [derived]. Beyond 46
            # as at 46.
            tracking:
              regular:
                { 20: 0.546, 22: 0.511, 24: 0.465, 26: 0.43, 28: 0.424, 30: 0.399, 32: 0.374, 34: 0.328,
                  36: 0.293, 40: 0.312, 46: 0.336, 52: 0.5, 60: 0.718 }
              medium:
                { 20: 0.482, 22: 0.44, 24: 0.388, 26: 0.347, 28: 0.335, 30: 0.303, 32: 0.271, 34: 0.219,
                  36: 0.178, 40: 0.184, 46: 0.189, 52: 0.333, 60: 0.526 }
              semibold:
                { 20: 0.422, 22: 0.374, 24: 0.316, 26: 0.269, 28: 0.251, 30: 0.213, 32: 0.175, 34: 0.117,
                  36: 0.07, 40: 0.064, 46: 0.051, 52: 0.177, 60: 0.346 }
              bold:
                { 20: 0.362, 22: 0.308, 24: 0.244, 26: 0.191, 28: 0.167, 30: 0.123, 32: 0.079, 34: 0.015,
                  36: -0.038, 40: -0.056, 46: -0.087, 52: 0.021, 60: 0.166 }

        # [guidelines] "Typography", watchOS: size and leading. A watch has no medium, accessibility4 and accessibility5; they are
        # as the size nearest to them, lest they be those of phones. Callouts are as the body and subheadlines as the first
        # caption, which watchOS has in their place [chosen]; footnotes are the larger of its two.
        typeScale:
          largeTitle:
            { xSmall: [30, 32.5], small: [32, 34.5], medium: [36, 38.5], large: [36, 38.5], xLarge: [40, 42.5], xxLarge: [41, 43.5], xxxLarge: [42, 44.5],
              accessibility1: [44, 46.5], accessibility2: [45, 47.5], accessibility3: [46, 48.5], accessibility4: [46, 48.5], accessibility5: [46, 48.5] }
          title1:
            { xSmall: [28, 30.5], small: [30, 32.5], medium: [34, 36.5], large: [34, 36.5], xLarge: [38, 40.5], xxLarge: [39, 41.5], xxxLarge: [40, 42.5],
              accessibility1: [42, 44.5], accessibility2: [43, 46], accessibility3: [44, 47], accessibility4: [44, 47], accessibility5: [44, 47] }
          title2:
            { xSmall: [24, 26.5], small: [26, 28.5], medium: [27, 30.5], large: [27, 30.5], xLarge: [30, 32.5], xxLarge: [31, 33.5], xxxLarge: [32, 34.5],
              accessibility1: [34, 41], accessibility2: [35, 37.5], accessibility3: [36, 38.5], accessibility4: [36, 38.5], accessibility5: [36, 38.5] }
          title3:
            { xSmall: [17, 19.5], small: [18, 20.5], medium: [19, 21.5], large: [19, 21.5], xLarge: [20, 22.5], xxLarge: [21, 23.5], xxxLarge: [22, 24.5],
              accessibility1: [24, 26.5], accessibility2: [25, 27.5], accessibility3: [26, 28.5], accessibility4: [26, 28.5], accessibility5: [26, 28.5] }
          headline:
            { xSmall: [14, 16.5], small: [15, 17.5], medium: [16, 18.5], large: [16, 18.5], xLarge: [17, 19.5], xxLarge: [18, 20.5], xxxLarge: [19, 21.5],
              accessibility1: [21, 23.5], accessibility2: [22, 24.5], accessibility3: [23, 25.5], accessibility4: [23, 25.5], accessibility5: [23, 25.5] }
          body:
            { xSmall: [14, 16.5], small: [15, 17.5], medium: [16, 18.5], large: [16, 18.5], xLarge: [17, 19.5], xxLarge: [18, 20.5], xxxLarge: [19, 21.5],
              accessibility1: [21, 23.5], accessibility2: [22, 24.5], accessibility3: [23, 25.5], accessibility4: [23, 25.5], accessibility5: [23, 25.5] }
          callout:
            { xSmall: [14, 16.5], small: [15, 17.5], medium: [16, 18.5], large: [16, 18.5], xLarge: [17, 19.5], xxLarge: [18, 20.5], xxxLarge: [19, 21.5],
              accessibility1: [21, 23.5], accessibility2: [22, 24.5], accessibility3: [23, 25.5], accessibility4: [23, 25.5], accessibility5: [23, 25.5] }
          subheadline:
            { xSmall: [13, 15.5], small: [14, 16.5], medium: [15, 17.5], large: [15, 17.5], xLarge: [16, 18.5], xxLarge: [17, 19.5], xxxLarge: [18, 20.5],
              accessibility1: [18, 20.5], accessibility2: [19, 21.5], accessibility3: [20, 22.5], accessibility4: [20, 22.5], accessibility5: [20, 22.5] }
          footnote:
            { xSmall: [11, 13.5], small: [12, 14.5], medium: [13, 15.5], large: [13, 15.5], xLarge: [14, 16.5], xxLarge: [15, 17.5], xxxLarge: [16, 18.5],
              accessibility1: [16, 18.5], accessibility2: [17, 19.5], accessibility3: [18, 20.5], accessibility4: [18, 20.5], accessibility5: [18, 20.5] }
          caption1:
            { xSmall: [13, 15.5], small: [14, 16.5], medium: [15, 17.5], large: [15, 17.5], xLarge: [16, 18.5], xxLarge: [17, 19.5], xxxLarge: [18, 20.5],
              accessibility1: [18, 20.5], accessibility2: [19, 21.5], accessibility3: [20, 22.5], accessibility4: [20, 22.5], accessibility5: [20, 22.5] }
          caption2:
            { xSmall: [12, 14.5], small: [13, 15.5], medium: [14, 16.5], large: [14, 16.5], xLarge: [15, 17.5], xxLarge: [15, 18.5], xxxLarge: [17, 19.5],
              accessibility1: [17, 19.5], accessibility2: [18, 20.5], accessibility3: [19, 21.5], accessibility4: [19, 21.5], accessibility5: [19, 21.5] }

        screen:
          margin: 8 # [chosen]
          spacing: 6 # [chosen]
          top: 4 # [chosen]

        statusBar:
          timeSize: 17 # [chosen] the body's at the largest size that a watch comes with
          smallInset: 5 # [measured] what stands in the status bar of a screen with square corners
          cornerInset: 0.42 # [chosen] by eye, after photographs of the device
          cornerDrop: 0.1 # [chosen] likewise

        list:
          cornerRadius: 7.9 # [measured] in lists of watchOS 6
          inset: 10 # [measured] likewise
          group: "#222223" # [measured] likewise

        watchSheet:
          # [measured] on a screen 136 wide; on others in proportion to their width.
          width: 136
          margin: 1
          gap: 4
          cornerRadius: 7.5
          bottomMargin: 4
          # [measured] the title's baseline 20 below a status bar of 19; the first button 14 below the message's baseline.
          headerTop: 5.7
          headerBottom: 10.4
          headerInset: 4 # [chosen]
          buttonInset: 8 # [chosen]
          # [measured] at small; at large and xLarge [published]; the others grow as the text [chosen].
          buttonHeight: {xSmall: 35.5, small: 37.5, large: 40, xLarge: 44, xxLarge: 46, xxxLarge: 48, accessibility1: 52,
            accessibility2: 54, accessibility3: 56}
          background: "#000000" # [measured]
          fill: {light: "#FFFFFF52", increasedDark: "#FFFFFF2E"} # [measured] 82 on black; [chosen] so that red has 4.5:1
          pressed: "#808080" # [measured] a row of a list of watchOS 6
          title: "#FFFFFF" # [measured]
          destructive: {light: "#FF3B30", increasedDark: "#FF6961"} # [measured]; increased as systemRed [guidelines]
          disabled: {light: "#FFFFFF61", increasedDark: "#FFFFFF8C"} # [chosen]
        """#
    case "wireframe.yaml":
      return #"""
        # A sketch for early talks: outlines, greys and boxes, so that nobody speaks of colours yet.
        #
        # What is not here is as in ios-18. All of it is [chosen]. A colour says what it is under increased contrast wherever
        # ios-18 does, which would be taken from there.

        name: wireframe
        summary: Outlines, greys and boxes, for talks about what there is and in which order.
        extends: ios-18
        idioms: [phone, pad]

        palette:
          systemRed: &grey {light: "#595959", dark: "#B3B3B3", increasedLight: "#333333", increasedDark: "#D9D9D9"}
          systemOrange: *grey
          systemYellow: *grey
          systemGreen: *grey
          systemMint: *grey
          systemTeal: *grey
          systemCyan: *grey
          systemBlue: *grey
          systemIndigo: *grey
          systemPurple: *grey
          systemPink: *grey
          systemBrown: *grey
          systemGray: {light: "#8C8C8C", dark: "#8C8C8C", increasedLight: "#666666", increasedDark: "#B3B3B3"}
          systemGray2: {light: "#B3B3B3", dark: "#666666", increasedLight: "#8C8C8C", increasedDark: "#8C8C8C"}
          systemGray3: {light: "#CCCCCC", dark: "#4D4D4D", increasedLight: "#B3B3B3", increasedDark: "#595959"}
          systemGray4: {light: "#D9D9D9", dark: "#404040", increasedLight: "#BFBFBF", increasedDark: "#4D4D4D"}
          systemGray5: {light: "#E6E6E6", dark: "#333333", increasedLight: "#D9D9D9", increasedDark: "#404040"}
          systemGray6: &fill {light: "#F2F2F2", dark: "#262626", increasedLight: "#EBEBEB", increasedDark: "#2E2E2E"}
          label: {light: "#333333", dark: "#E6E6E6", increasedLight: "#000000", increasedDark: "#FFFFFF"}
          secondaryLabel: {light: "#737373", dark: "#A6A6A6", increasedLight: "#4D4D4D", increasedDark: "#CCCCCC"}
          tertiaryLabel: {light: "#A6A6A6", dark: "#737373", increasedLight: "#666666", increasedDark: "#999999"}
          quaternaryLabel: {light: "#BFBFBF", dark: "#595959", increasedLight: "#808080", increasedDark: "#808080"}
          placeholderText: {light: "#A6A6A6", dark: "#737373", increasedLight: "#666666", increasedDark: "#999999"}
          separator: &line {light: "#BFBFBF", dark: "#595959", increasedLight: "#808080", increasedDark: "#999999"}
          opaqueSeparator: *line
          link: *grey
          systemBackground: &page {light: "#FFFFFF", dark: "#1A1A1A", increasedLight: "#FFFFFF", increasedDark: "#1A1A1A"}
          secondarySystemBackground: *fill
          tertiarySystemBackground: *page
          systemGroupedBackground: &ground {light: "#F2F2F2", dark: "#121212", increasedLight: "#EBEBEB", increasedDark: "#121212"}
          secondarySystemGroupedBackground: *page
          tertiarySystemGroupedBackground: *fill
          systemBackground.elevated: *page
          secondarySystemBackground.elevated: *fill
          tertiarySystemBackground.elevated: *page
          systemGroupedBackground.elevated: *ground
          secondarySystemGroupedBackground.elevated: *page
          tertiarySystemGroupedBackground.elevated: *fill

        symbol:
          box: {light: "#BFBFBF", dark: "#595959", increasedLight: "#8C8C8C", increasedDark: "#8C8C8C"}
          # Signs that say what a row or a button does; the rest are boxes.
          drawn: [checkmark, chevron, ellipsis, minus, plus, xmark]

        menu:
          background: &card {tint: *page, blur: 0, saturation: 1, rim: *grey, rimWidth: 1}
          band: {light: "#E6E6E6", dark: "#333333"}
          separator: *line
          subtitle: secondaryLabel
          disabled: tertiaryLabel
          highlight: {light: "#E6E6E6", dark: "#333333"}
          submenuDim: {light: "#FFFFFF80", dark: "#00000080"}
          shadow: []

        contextMenu:
          backdrop: {tint: {light: "#E6E6E6CC", dark: "#000000CC"}, blur: 0}
          lift: {light: "#FFFFFF00", dark: "#FFFFFF00"}
          shadow: []

        alert:
          background: *card
          separator: *line
          disabled: tertiaryLabel
          dim: &dim {light: "#E6E6E6CC", dark: "#000000CC"}

        actionSheet:
          background: *card
          cancelBackground: *card
          separator: *line
          header: secondaryLabel
          disabled: tertiaryLabel
          dim: *dim

        popover:
          background: *card
          shadow: []

        sheet:
          dim: *dim

        bar:
          background: {tint: *page, blur: 0}
          hairline: *line
          tab: {light: "#8C8C8C", dark: "#8C8C8C", increasedLight: "#666666", increasedDark: "#A6A6A6"}

        button:
          prominentTitle: *page

        list:
          highlight: {light: "#E6E6E6", dark: "#333333", increasedLight: "#E6E6E6", increasedDark: "#333333"}

        toggle:
          shadow: []

        segmentedControl:
          thumb: *page
          shadow: []

        map:
          land: {light: "#F2F2F2", dark: "#262626"}
          park: {light: "#E6E6E6", dark: "#333333"}
          water: {light: "#D9D9D9", dark: "#404040"}
          road: &road {light: "#FFFFFF", dark: "#595959", increasedLight: "#BFBFBF", increasedDark: "#666666"}
          mainRoad: *road
        """#
    default: return nil
    }
  }
}
