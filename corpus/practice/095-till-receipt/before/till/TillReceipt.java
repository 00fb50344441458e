package till;

import java.util.ArrayList;
import java.util.List;

public final class TillReceipt {

    private final int width;
    private final List<String> names = new ArrayList<>();
    private final List<Long> amounts = new ArrayList<>();

    public TillReceipt(int width) {
        if (width < 12 || width > 80) {
            throw new IllegalArgumentException("width");
        }
        this.width = width;
    }

    public void add(String name, long cents) {
        names.add(name);
        amounts.add(cents);
    }

    public String print() {
        String out = "";
        long sum = 0;
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            long cents = amounts.get(i);
            sum += cents;
            String amount = cents / 100 + "." + (Math.abs(cents % 100) < 10 ? "0" : "") + Math.abs(cents % 100);
            if (cents < 0 && cents > -100) {
                amount = "-" + amount;
            }
            if (name.length() + 1 + amount.length() > width) {
                int keep = width - 2 - amount.length();
                name = keep > 0 ? name.substring(0, keep) + "." : "";
            }
            String line = name;
            while (line.length() + amount.length() < width) {
                line = line + " ";
            }
            out = out + line + amount + "\n";
        }
        for (int i = 0; i < width; i++) {
            out = out + "-";
        }
        out = out + "\n";
        String amount = sum / 100 + "." + (Math.abs(sum % 100) < 10 ? "0" : "") + Math.abs(sum % 100);
        if (sum < 0 && sum > -100) {
            amount = "-" + amount;
        }
        String line = "TOTAL";
        while (line.length() + amount.length() < width) {
            line = line + " ";
        }
        return out + line + amount + "\n";
    }
}
