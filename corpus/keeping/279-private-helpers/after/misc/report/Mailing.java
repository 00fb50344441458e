package misc.report;

import java.util.List;

public class Mailing {
    public interface Outbox {
        void send(String to, String subject);
    }

    private final Outbox outbox;
    private int sent;
    private int skipped;

    public Mailing(Outbox outbox) {
        this.outbox = outbox;
    }

    public String run(String subject, String... receivers) {
        for (String receiver : List.of(receivers)) {
            deliver(receiver.trim(), subject);
        }
        return summary();
    }

    private void deliver(String to, String subject) {
        if (!isAddress(to)) {
            skipped++;
            return;
        }
        outbox.send(to, subject);
        sent++;
    }

    private static boolean isAddress(String text) {
        return text.indexOf('@') >= 1;
    }

    private String summary() {
        String skippedPart = skipped > 0 ? ", " + skipped + " skipped" : "";
        return sent + " sent" + skippedPart;
    }
}
