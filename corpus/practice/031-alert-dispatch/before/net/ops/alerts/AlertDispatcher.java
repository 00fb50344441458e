package net.ops.alerts;

public class AlertDispatcher {
    private final Templates templates;
    private final Outbox outbox;
    private int sent;

    public AlertDispatcher(Templates templates, Outbox outbox) {
        this.templates = templates;
        this.outbox = outbox;
    }

    public void dispatch(Channel channel, String user, String subject) {
        String text = templates.render("alert", subject);
        switch (channel) {
            case EMAIL:
                outbox.put(user + "@ops.net", text);
                break;
            case SMS:
                String shortText = text.length() > 20 ? text.substring(0, 20) : text;
                outbox.put("sms:" + user, shortText);
                break;
            case PAGER:
                outbox.put("pager:" + user, text.length() > 8 ? text.substring(0, 8) : text);
                outbox.put("log", user + " paged");
                break;
        }
        sent++;
    }

    public int sentCount() {
        return sent;
    }
}
