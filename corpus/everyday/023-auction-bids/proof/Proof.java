import com.hammertime.auction.*;

public class Proof {
    public static void main(String[] args) {
        Auction auction = new Auction("vase");
        BidListener once = new BidListener() {
            public void onBid(Bid bid) {
                System.out.println("once " + bid);
                auction.unsubscribe(this);
            }
        };
        auction.subscribe(once);
        auction.subscribe(bid -> System.out.println("log " + bid));
        auction.subscribe(bid -> System.out.println("mail " + bid));
        t("bid", () -> auction.bid("ann", 100));
        t("bid", () -> auction.bid("bob", 200));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
