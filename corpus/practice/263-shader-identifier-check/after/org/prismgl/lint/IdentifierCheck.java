package org.prismgl.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reports names in shaders that clash with keywords or outdated semantics. */
public class IdentifierCheck {

    private static final Set<String> RESERVED = Set.of("sampler", "texture", "uniform", "varying", "discard");
    private static final Set<String> DEPRECATED_SEMANTICS = Set.of("COLOR0", "DEPTH", "VPOS");

    public List<String> check(List<Declaration> declarations) {
        List<String> findings = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Declaration d : declarations) {
            if (isReserved(d.name())) {
                findings.add(d.name() + ": reserved word");
            }
            if (DEPRECATED_SEMANTICS.contains(d.semantic())) {
                findings.add(d.name() + ": deprecated semantic " + d.semantic());
            }
            if (!seen.add(d.name())) {
                findings.add(d.name() + ": declared twice");
            }
        }
        return findings;
    }

    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }
}
