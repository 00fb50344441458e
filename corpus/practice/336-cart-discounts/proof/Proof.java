import com.shop.cart.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Discounts d = new Discounts();
        String[] codes = {null, "", "WELCOME", "welcome", "BULK", "FIVER", "GIFT-5", "GIFT-0", "GIFT--3", "GIFT-", "GIFT-x", "GIFT-2147483647", "GIFT", "OTHER"};
        List<Cart> carts = new ArrayList<>();
        for (long t : new long[] {0, 1, 9, 99, 499, 500, 2499, 2500, 10001, -1, -50, -1005, Long.MAX_VALUE, Long.MAX_VALUE / 15, Long.MIN_VALUE})
            for (int n : new int[] {-1, 0, 9, 10, 19, 20, 21}) for (boolean f : new boolean[] {true, false}) carts.add(new Cart(t, n, f));
        carts.add(null);
        for (Cart c : carts) {
            for (String code : codes) {
                try { System.out.println(code + " " + c + " " + d.discount(code, c)); } catch (NullPointerException e) { System.out.println("NPE"); } catch (RuntimeException e) { System.out.println(e); }
            }
            try { System.out.println(d.best(Arrays.asList(null, "", "WELCOME", "BULK", "FIVER", "GIFT-5"), c) + d.best(List.of("FIVER", "GIFT-5"), c) + d.best(List.of("GIFT-5", "FIVER"), c) + d.best(List.of(), c)); } catch (NullPointerException e) { System.out.println("NPE"); }
        }
    }
}
