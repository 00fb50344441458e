package net.ops.alerts;

public class AlertDispatcher {
    private static final String ALERT_TEMPLATE = "alert";

    private final Templates templates;
    private final Outbox outbox;
    private int sent;

    public AlertDispatcher(Templates templates, Outbox outbox) {
        this.templates = templates;
        this.outbox = outbox;
    }

    public void dispatch(Channel channel, String user, String subject) {
        String text = templates.render(ALERT_TEMPLATE, subject);
        channel.deliver(outbox, user, text);
        sent++;
    }

    public int sentCount() {
        return sent;
    }
}
