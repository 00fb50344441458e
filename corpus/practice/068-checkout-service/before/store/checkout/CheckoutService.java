package store.checkout;

import java.util.ArrayList;
import java.util.List;

public class CheckoutService {

    private final StockClient stock;
    private final PaymentGateway payments;
    private final Mailer mailer;
    private int lostMails;

    public CheckoutService(StockClient stock, PaymentGateway payments, Mailer mailer) {
        this.stock = stock;
        this.payments = payments;
        this.mailer = mailer;
    }

    /** Returns the receipt, or null when goods or money are missing. */
    public String checkout(String customer, List<CartLine> cart) {
        if (customer == null || customer.isBlank()) {
            throw new IllegalArgumentException("customer");
        }
        List<CartLine> lines = new ArrayList<>(cart);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("empty cart");
        }
        long total = 0;
        for (CartLine line : lines) {
            if (line.quantity() <= 0) {
                throw new IllegalArgumentException("quantity");
            }
            total += line.quantity() * line.unitCents();
        }

        List<CartLine> reserved = new ArrayList<>();
        for (CartLine line : lines) {
            boolean ok;
            try {
                ok = stock.reserve(line.sku(), line.quantity());
            } catch (RuntimeException e) {
                for (int i = reserved.size() - 1; i >= 0; i--) {
                    stock.release(reserved.get(i).sku(), reserved.get(i).quantity());
                }
                throw e;
            }
            if (!ok) {
                for (int i = reserved.size() - 1; i >= 0; i--) {
                    stock.release(reserved.get(i).sku(), reserved.get(i).quantity());
                }
                return null;
            }
            reserved.add(line);
        }

        String receipt;
        try {
            receipt = payments.charge(customer, total);
        } catch (RuntimeException e) {
            for (int i = reserved.size() - 1; i >= 0; i--) {
                stock.release(reserved.get(i).sku(), reserved.get(i).quantity());
            }
            throw e;
        }
        if (receipt == null) {
            for (int i = reserved.size() - 1; i >= 0; i--) {
                stock.release(reserved.get(i).sku(), reserved.get(i).quantity());
            }
            return null;
        }
        try {
            mailer.send(customer, "Receipt " + receipt);
        } catch (RuntimeException e) {
            lostMails++;
        }
        return receipt;
    }

    public int lostMails() {
        return lostMails;
    }
}
