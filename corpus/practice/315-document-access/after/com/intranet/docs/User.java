package com.intranet.docs;

import java.util.Set;

public record User(String id, boolean admin, boolean suspended, Set<String> groups) {
}
