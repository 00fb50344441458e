import saas.Subscription;

public class Proof {
    public static void main(String[] args) {
        Subscription s = new Subscription();
        s.handle(Subscription.Event.PAYMENT_OK);
        for (int i = 0; i < 3; i++) {
            s.handle(Subscription.Event.PAYMENT_FAILED);
            System.out.println(s.state() + " " + s.isFlagged());
        }
    }
}
