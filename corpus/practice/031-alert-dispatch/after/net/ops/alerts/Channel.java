package net.ops.alerts;

public enum Channel {
    EMAIL {
        @Override
        void deliver(Outbox outbox, String user, String text) {
            outbox.put(user + "@ops.net", text);
        }
    },
    SMS {
        @Override
        void deliver(Outbox outbox, String user, String text) {
            outbox.put("sms:" + user, shorten(text, SMS_LIMIT));
        }
    },
    PAGER {
        @Override
        void deliver(Outbox outbox, String user, String text) {
            outbox.put("pager:" + user, shorten(text, PAGER_LIMIT));
            outbox.put("log", user + " paged");
        }
    };

    private static final int SMS_LIMIT = 20;
    private static final int PAGER_LIMIT = 8;

    abstract void deliver(Outbox outbox, String user, String text);

    static String shorten(String text, int limit) {
        return text.length() > limit ? text.substring(0, limit) : text;
    }
}
