import com.relaypost.webhook.WebhookRequest;

public class Proof {
    public static void main(String[] args) throws Exception {
        WebhookRequest.Builder b = WebhookRequest.to("https://hooks.example/a").header("X-Key", "1").event("created");
        WebhookRequest first = b.build();
        WebhookRequest second = b.event("deleted").header("X-Key", "2").build();
        System.out.println(first.events() + " " + first.headers());
        System.out.println(second.events() + " " + second.headers());
        p(() -> first.events().add("x"));
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
