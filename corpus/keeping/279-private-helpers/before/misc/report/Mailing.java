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
        for (String r : List.of(receivers)) {
            String to = r.trim();
            if (to.isEmpty() || to.indexOf('@') < 1) {
                skipped++;
                continue;
            }
            outbox.send(to, subject);
            sent++;
        }
        String summary = sent + " sent";
        if (skipped > 0) {
            summary += ", " + skipped + " skipped";
        }
        return summary;
    }
}
