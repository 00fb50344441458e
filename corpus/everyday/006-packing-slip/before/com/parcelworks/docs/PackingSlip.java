package com.parcelworks.docs;

import java.util.List;

public class PackingSlip {
    public record Item(String sku, String title, int pieces) {
    }

    private static final int TITLE_WIDTH = 18;

    public String render(String orderNumber, List<Item> items) {
        StringBuilder out = new StringBuilder();
        out.append("PACKING SLIP\n");
        out.append("Order: ").append(orderNumber).append("\n");
        out.append("\n");
        int pieces = 0;
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            out.append(line(i + 1, item));
            if (i < items.size() - 1) {
                out.append("\n");
            }
            pieces += item.pieces();
        }
        out.append("\n");
        for (int i = 0; i < TITLE_WIDTH; i++) {
            out.append("-");
        }
        out.append("\n");
        out.append("Pieces: ").append(pieces).append("\n");
        return out.toString();
    }

    private static String line(int position, Item item) {
        StringBuilder line = new StringBuilder();
        line.append(position).append(". ");
        String title = item.title() == null ? item.sku() : item.title();
        if (title.length() > TITLE_WIDTH) {
            line.append(title, 0, TITLE_WIDTH - 1).append("~");
        } else {
            line.append(title);
            for (int i = title.length(); i < TITLE_WIDTH; i++) {
                line.append(" ");
            }
        }
        line.append(" x").append(item.pieces());
        return line.toString();
    }
}
