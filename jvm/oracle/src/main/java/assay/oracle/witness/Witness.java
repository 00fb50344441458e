package assay.oracle.witness;

import assay.oracle.run.Difference;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import java.util.Set;

/** A sequence that shows a difference, and where; {@code threw} are the steps before that which throw in both versions. */
public record Witness(Sequence sequence, Difference difference, Set<Integer> threw) {

    public int size() {
        int literals = sequence.steps().stream()
                .mapToInt(step -> step.arguments().size())
                .sum();
        return sequence.steps().size() * 100 + literals;
    }

    /** What the difference is about: the member whose result it is, the accessor it shows through, or the call that printed. */
    public String subject() {
        String place = difference.place();
        if (place.startsWith("!")) return place;
        String suffix = place.indexOf('.') < 0 ? "" : place.substring(place.indexOf('.'));
        if (place.startsWith("#") || place.startsWith("$")) {
            int step = Integer.parseInt(place.substring(1, place.length() - suffix.length()));
            Member member = sequence.steps().get(step).member();
            if (place.startsWith("#")) return member.element() + suffix;
            // What an accessor tells is the same whether it was called or asked.
            return suffix.lastIndexOf('.') == 0 ? member.type() + '#' + suffix.substring(1) : member.type() + suffix;
        }
        if (place.startsWith("@"))
            return sequence.steps()
                            .get(Integer.parseInt(place.substring(1, place.indexOf(':'))))
                            .member()
                            .element()
                    + place.substring(place.indexOf(':'));
        return sequence.steps().get(sequence.steps().size() - 1).member().element() + place;
    }
}
