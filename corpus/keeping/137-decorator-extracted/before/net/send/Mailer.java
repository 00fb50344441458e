package net.send;

public class Mailer {
    public interface Transport {
        boolean send(String text);
    }

    private final Transport transport;
    private final int tries;
    private int failed;

    public Mailer(Transport transport, int tries) {
        this.transport = transport;
        this.tries = tries;
    }

    public boolean mail(String text) {
        for (int i = 0; i < tries; i++) {
            if (transport.send(text)) {
                return true;
            }
        }
        failed++;
        return false;
    }

    public int failed() {
        return failed;
    }
}
