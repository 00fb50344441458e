package promo;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

public class PromotionCalendar {

    private record Promotion(String name, DateRange range) {
    }

    private final List<Promotion> promotions = new ArrayList<>();

    public void schedule(String name, LocalDate from, LocalDate to) {
        promotions.add(new Promotion(name, new DateRange(from, to)));
    }

    public List<String> activeOn(LocalDate day) {
        List<String> names = new ArrayList<>();
        for (Promotion promotion : promotions) {
            if (promotion.range().contains(day)) {
                names.add(promotion.name());
            }
        }
        return names;
    }
}
