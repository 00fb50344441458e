package media.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class NewsletterRun {
    private final Postman postman;
    private final List<Subscriber> subscribers = new ArrayList<>();

    public NewsletterRun(Postman postman) {
        this.postman = Objects.requireNonNull(postman);
    }

    public void subscribe(String address, boolean active) {
        subscribers.add(new Subscriber(Objects.requireNonNull(address), active));
    }

    /** Sends the text and answers to how many; legal notices go to inactive subscribers too. */
    public int send(String text, boolean legalNotice) {
        int sent = 0;
        for (Subscriber subscriber : List.copyOf(subscribers)) {
            if (legalNotice || subscriber.active()) {
                postman.deliver(subscriber.address(), text);
                sent++;
            }
        }
        return sent;
    }
}
