import java.util.List;
import report.table.TextTable;

public class Proof {
    public static void main(String[] args) {
        TextTable t = new TextTable(List.of("Name", "Quantity"));
        t.addRow(List.of("Nail", "12"));
        t.addRow(List.of("Hammer", "1"));
        System.out.print(t.render());
    }
}
