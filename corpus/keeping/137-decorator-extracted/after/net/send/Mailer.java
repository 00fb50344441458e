package net.send;

public class Mailer {
    public interface Transport {
        boolean send(String text);
    }

    private final Transport transport;
    private int failed;

    public Mailer(Transport transport, int tries) {
        this.transport = new RetryingTransport(transport, tries);
    }

    public boolean mail(String text) {
        boolean sent = transport.send(text);
        if (!sent) {
            failed++;
        }
        return sent;
    }

    public int failed() {
        return failed;
    }
}
