package shop.cart;

import java.util.ArrayList;
import java.util.List;

public class Cart {
    private List<String> names = new ArrayList<String>();
    private List<Integer> qtys = new ArrayList<Integer>();
    private List<Long> prices = new ArrayList<Long>();
    private List<Discount> discs = new ArrayList<Discount>();
    private boolean express = false;

    public void add(String article, int pieces, long centsEach) {
        if (article == null) {
            throw new IllegalArgumentException("article");
        }
        if (pieces <= 0 || pieces > 1000) {
            throw new IllegalArgumentException("pieces");
        }
        if (centsEach < 0 || centsEach > 100000000) {
            throw new IllegalArgumentException("price");
        }
        int idx = -1;
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equals(article)) {
                idx = i;
                break;
            }
        }
        if (idx == -1) {
            names.add(article);
            qtys.add(pieces);
            prices.add(centsEach);
        } else {
            if (qtys.get(idx) + pieces > 1000) {
                throw new IllegalStateException("too many");
            }
            qtys.set(idx, qtys.get(idx) + pieces);
            prices.set(idx, centsEach);
        }
    }

    public boolean remove(String article) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equals(article)) {
                names.remove(i);
                qtys.remove(i);
                prices.remove(i);
                return true;
            }
        }
        return false;
    }

    public void addDiscount(Discount d) {
        if (d == null) {
            throw new NullPointerException();
        }
        discs.add(d);
    }

    public void setExpress(boolean express) {
        this.express = express;
    }

    public long total() {
        long t = 0;
        for (int i = 0; i < names.size(); i++) {
            long line = qtys.get(i) * prices.get(i);
            for (int k = 0; k < discs.size(); k++) {
                long off = discs.get(k).off(names.get(i), qtys.get(i), line);
                if (off > 0) {
                    if (off > line) {
                        line = 0;
                    } else {
                        line = line - off;
                    }
                }
            }
            t = t + line;
        }
        if (t < 5000 && names.size() > 0) {
            t = t + 495;
        }
        if (express) {
            t = t + 999;
        }
        return t;
    }

    public List<String> articles() {
        List<String> result = new ArrayList<String>();
        for (int i = 0; i < names.size(); i++) {
            result.add(qtys.get(i) + " x " + names.get(i));
        }
        return result;
    }
}
