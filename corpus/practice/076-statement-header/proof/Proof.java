import bank.statement.StatementHeader;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        for (LocalDate d : new LocalDate[] {LocalDate.of(2024, 6, 30), LocalDate.of(2024, 12, 31), LocalDate.of(2023, 1, 1)}) {
            StatementHeader h = new StatementHeader("DE12 34", d.minusMonths(1), d);
            System.out.println(h.title() + " " + h.fileName() + " " + h.archiveFolder());
        }
    }
}
