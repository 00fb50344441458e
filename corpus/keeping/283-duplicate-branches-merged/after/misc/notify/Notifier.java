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
        return urgent ? push(sms, "URGENT: " + text, 9) : push(mail, text, 1);
    }

    private int push(Channel channel, String text, int urgency) {
        int cost = channel.push(text, urgency);
        costs += cost;
        if (cost < 0) {
            throw new IllegalStateException("channel failed with " + cost);
        }
        return cost;
    }

    public int costs() {
        return costs;
    }
}
