import com.shopcore.events.*;

public class Proof {
    public static void main(String[] args) {
        OrderFeed feed = new OrderFeed();
        OrderListener once = new OrderListener() {
            @Override public void onStatus(String id, String status) {
                System.out.println("once " + id + " " + status);
                feed.unsubscribe(this);
            }
        };
        feed.subscribe(once);
        feed.subscribe((id, status) -> System.out.println("always " + id + " " + status));
        feed.subscribe((id, status) -> System.out.println("audit " + id + " " + status));
        try {
            feed.update("o1", "PAID");
            feed.update("o1", "SENT");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
