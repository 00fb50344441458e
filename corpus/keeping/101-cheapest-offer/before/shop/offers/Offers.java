package shop.offers;

import java.util.ArrayList;
import java.util.List;

public class Offers {
    public record Offer(String seller, int cents) { }

    private final List<Offer> offers = new ArrayList<>();

    public void add(String seller, int cents) {
        offers.add(new Offer(seller, cents));
    }

    public Offer cheapest() {
        Offer best = null;
        for (Offer o : offers) {
            if (best == null || o.cents() < best.cents()) {
                best = o;
            }
        }
        return best;
    }

    public String cheapestSeller() {
        Offer best = cheapest();
        return best == null ? "none" : best.seller();
    }
}
