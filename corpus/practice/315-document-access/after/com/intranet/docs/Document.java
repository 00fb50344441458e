package com.intranet.docs;

import java.util.Set;

public record Document(String ownerId, String group, Set<String> editors, boolean locked, boolean archived,
                       boolean confidential) {
}
