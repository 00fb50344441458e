package misc.notify;

public class Notifier {
    public interface Channel {
        int push(String text, int urgency);
    }

    private final Channel mail;
    private final Channel sms;
    private int costs;

    public Notifier(Channel mail, Channel sms) {
        this.mail = mail;
        this.sms = sms;
    }

    public int notify(String text, boolean urgent) {
        if (urgent) {
            int cost = sms.push("URGENT: " + text, 9);
            costs += cost;
            if (cost < 0) {
                throw new IllegalStateException("sms");
            }
            return cost;
        } else {
            int cost = mail.push(text, 1);
            costs += cost;
            if (cost < 0) {
                throw new IllegalStateException("mail");
            }
            return cost;
        }
    }

    public int costs() {
        return costs;
    }
}
