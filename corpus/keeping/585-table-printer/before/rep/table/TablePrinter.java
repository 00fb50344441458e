package rep.table;

import java.util.ArrayList;
import java.util.List;

public class TablePrinter {
    private List<String> heads = new ArrayList<String>();
    private List<Align> aligns = new ArrayList<Align>();
    private List<List<String>> rows = new ArrayList<List<String>>();

    public TablePrinter column(String head, Align align) {
        if (rows.size() > 0) {
            throw new IllegalStateException("rows exist");
        }
        if (head == null) {
            head = "";
        }
        heads.add(head);
        aligns.add(align);
        return this;
    }

    public TablePrinter row(Object... cells) {
        if (cells.length > heads.size()) {
            throw new IllegalArgumentException("too many cells");
        }
        List<String> r = new ArrayList<String>();
        int n = heads.size();
        for (int i = 0; i < n; i++) {
            if (i < cells.length) {
                if (cells[i] == null) {
                    r.add("-");
                } else {
                    r.add(cells[i].toString());
                }
            } else {
                r.add("");
            }
        }
        rows.add(r);
        return this;
    }

    public String print() {
        int[] w = new int[heads.size()];
        for (int c = 0; c < w.length; c++) {
            w[c] = heads.get(c).length();
            for (int i = 0; i < rows.size(); i++) {
                if (rows.get(i).get(c) != null && rows.get(i).get(c).length() > w[c]) {
                    w[c] = rows.get(i).get(c).length();
                }
            }
        }
        String s = line(heads, w);
        String rule = "+";
        for (int c = 0; c < w.length; c++) {
            for (int k = 0; k < w[c] + 2; k++) {
                rule = rule + "-";
            }
            rule = rule + "+";
        }
        s = s + rule + "\n";
        for (int i = 0; i < rows.size(); i++) {
            s = s + line(rows.get(i), w);
        }
        return s;
    }

    private String line(List<String> cells, int[] w) {
        String s = "|";
        for (int c = 0; c < w.length; c++) {
            s = s + " " + pad(cells.get(c), w[c], aligns.get(c)) + " |";
        }
        return s + "\n";
    }

    @Override
    public String toString() {
        return "table of " + rows.size() + " rows";
    }

    private String pad(String text, int width, Align a) {
        String t = text == null ? "null" : text;
        boolean left = true;
        while (t.length() < width) {
            if (a == Align.RIGHT) {
                t = " " + t;
            } else if (a == Align.CENTER) {
                if (left) {
                    t = t + " ";
                } else {
                    t = " " + t;
                }
                left = !left;
            } else {
                t = t + " ";
            }
        }
        return t;
    }
}
