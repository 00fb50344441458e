package com.parcelworks.docs;

import java.util.List;
import java.util.StringJoiner;

public class PackingSlip {
    public record Item(String sku, String title, int pieces) {
        String displayTitle() {
            return title == null ? sku : title;
        }
    }

    private static final int TITLE_WIDTH = 18;
    private static final String RULE = "-".repeat(TITLE_WIDTH);

    public String render(String orderNumber, List<Item> items) {
        StringJoiner lines = new StringJoiner("\n");
        int pieces = 0;
        int position = 1;
        for (Item item : items) {
            lines.add(position++ + ". " + fit(item.displayTitle()) + " x" + item.pieces());
            pieces += item.pieces();
        }
        return """
                PACKING SLIP
                Order: %s

                %s
                %s
                Pieces: %s
                """.formatted(orderNumber, lines, RULE, Integer.toString(pieces));
    }

    private static String fit(String title) {
        int missing = TITLE_WIDTH - title.length();
        return missing >= 0 ? title + " ".repeat(missing) : title.substring(0, TITLE_WIDTH - 1) + "~";
    }
}
